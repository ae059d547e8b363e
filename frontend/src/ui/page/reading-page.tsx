import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFrameContext } from './page-frame'
import { PageHead, type PageHeadProps } from './page-head'
import * as styles from './reading-page.module.css'

/**
 * A page to read, without a banner: its title is long and set as it is written, since capitals would turn ZnO into
 * ZNO.
 */
export function ReadingPage({
  children,
  ...head
}: Omit<PageHeadProps, 'path' | 'image'> & { children: ReactNode }) {
  const { defaultBanner } = useContext(PageFrameContext)
  const { pathname } = useLocation()
  return (
    <>
      <PageHead {...head} path={pathname} image={defaultBanner} />
      <article className={styles['page']}>{children}</article>
    </>
  )
}
