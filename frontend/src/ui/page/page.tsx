import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Emblem } from '../drawing/emblem'
import { ScientificText } from '../text/scientific-text'
import { Image, type ImageSource, type Loading } from './image'
import { PageHead, type PageHeadProps } from './page-head'
import { PageFrameContext } from './page-frame'
import * as styles from './page.module.css'

/**
 * A page: its head (`page-head.tsx`) and its banner with the title.
 *
 * @param props.title shown in capitals in the banner
 * @param props.opening what the banner says below the title, which is small then
 * @param props.banner the page's own background image, without one the site's default; null for a title without a banner
 * @param props.picture what the page is about, for previews in other programs; the banner without one
 * @param props.bannerLoading `at once` where the content opens with an image that matters more
 * @param props.canonical the address that search engines should keep instead of the present one
 */
export function Page({
  title,
  heading = <ScientificText>{title}</ScientificText>,
  opening,
  banner,
  picture,
  bannerLoading = 'first',
  canonical,
  children,
  ...head
}: Omit<PageHeadProps, 'path' | 'image'> & {
  heading?: ReactNode
  opening?: ReactNode
  banner?: ImageSource | null | undefined
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
      <header
        className={banner === null ? styles['plain'] : styles['banner']}
        data-opening={opening ? '' : undefined}
      >
        {!image && banner !== null && (
          <div className={styles['drawing']}>
            <Emblem type="achievements" />
          </div>
        )}
        {image && banner !== null && (
          <Image
            image={image}
            alt=""
            // On telephones less than the truth: it is cut at the sides, and lies behind words. It is what loads last.
            sizes="(min-width: 48rem) 100vw, 80vw"
            loading={bannerLoading}
            className={styles['image']}
          />
        )}
        <div className={styles['words']}>
          <h1 className={styles['title']}>{heading}</h1>
          {opening}
        </div>
      </header>
      <div className={styles['content']}>{children}</div>
    </>
  )
}
