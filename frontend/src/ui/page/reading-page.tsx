import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ImageSource } from './image'
import { PageHead, type PageHeadProps } from './page-head'
import * as styles from './reading-page.module.css'

/**
 * A page to read, without a banner: its title is long and set as it is written, since capitals would turn ZnO into
 * ZNO.
 *
 * @param props.picture what the page is about, for previews in other programs; the site's banner without one
 */
export function ReadingPage({
  picture,
  children,
  ...head
}: Omit<PageHeadProps, 'path' | 'image'> & { picture?: ImageSource | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead {...head} path={pathname} image={picture} />
      <article className={styles['page']}>{children}</article>
    </>
  )
}
