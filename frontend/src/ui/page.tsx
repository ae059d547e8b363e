import { createContext, useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Image, type ImageSource } from './image'
import styles from './page.module.css'

/** What every page takes from the site around it. */
export interface PageFrame {
  /** The site's public origin, for the absolute addresses that canonical links and Open Graph need. */
  origin: string
  groupName: string
  defaultBanner: ImageSource | undefined
}

export const PageFrameContext = createContext<PageFrame>({
  origin: '',
  groupName: '',
  defaultBanner: undefined,
})

/**
 * A page: its head (title, description, canonical address, Open Graph) and its banner with the title.
 *
 * @param props.title shown in capitals in the banner
 * @param props.banner the page's own background image; the site's default without one
 * @param props.canonical the address that search engines should keep instead of the present one
 * @param props.index false keeps the page out of search engines
 */
export function Page({
  title,
  heading = title,
  description,
  banner,
  canonical,
  index = true,
  children,
}: {
  title: string
  heading?: ReactNode
  description: string
  banner?: ImageSource | undefined
  canonical?: string
  index?: boolean
  children?: ReactNode
}) {
  const { origin, groupName, defaultBanner } = useContext(PageFrameContext)
  const { pathname } = useLocation()
  const address = origin + (canonical ?? pathname)
  const image = banner ?? defaultBanner
  const documentTitle = `${title} · ${groupName}`
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {!index && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={groupName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={origin + image.src} />}
      <header className={styles['banner']}>
        {image && <Image image={image} alt="" sizes="100vw" priority className={styles['image']} />}
        <h1 className={styles['title']}>{heading}</h1>
      </header>
      <div className={styles['content']}>{children}</div>
    </>
  )
}
