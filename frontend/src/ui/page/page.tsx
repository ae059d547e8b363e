import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Image, type ImageSource, type Loading } from './image'
import { PageHead, type PageHeadProps } from './page-head'
import { PageFrameContext } from './page-frame'
import styles from './page.module.css'

/**
 * A page: its head (`page-head.tsx`) and its banner with the title.
 *
 * @param props.title shown in capitals in the banner
 * @param props.banner the page's own background image; the site's default without one
 * @param props.picture what the page is about, for previews in other programs; the banner without one
 * @param props.bannerLoading `at once` where the content opens with an image that matters more
 * @param props.canonical the address that search engines should keep instead of the present one
 */
export function Page({
  title,
  heading = title,
  banner,
  picture,
  bannerLoading = 'first',
  canonical,
  children,
  ...head
}: Omit<PageHeadProps, 'path' | 'image'> & {
  heading?: ReactNode
  banner?: ImageSource | undefined
  picture?: ImageSource | undefined
  bannerLoading?: Loading
  canonical?: string
  children?: ReactNode
}) {
  const { defaultBanner } = useContext(PageFrameContext)
  const { pathname } = useLocation()
  const image = banner ?? defaultBanner
  return (
    <>
      <PageHead {...head} title={title} path={canonical ?? pathname} image={picture ?? image} />
      <header className={styles['banner']}>
        {image && (
          <Image
            image={image}
            alt=""
            // On telephones less than the truth: it lies in the dark behind the title.
            sizes="(min-width: 48rem) 100vw, 70vw"
            loading={bannerLoading}
            className={styles['image']}
          />
        )}
        <h1 className={styles['title']}>{heading}</h1>
      </header>
      <div className={styles['content']}>{children}</div>
    </>
  )
}
