import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { PaperList, type Paper } from '../../../content/paper-line'
import * as styles from './person-papers.module.css'

/** As many publications as a page about somebody shows; the list of all, by year, is behind a link. */
export const shownPapers = 6

/**
 * What somebody has published, if anything is known.
 *
 * @param props.papers of many those that the group has selected, then the newest
 * @param props.count how many there are
 */
export function PersonPapers({
  slug,
  papers,
  count,
}: {
  slug: string
  papers: (Paper & { highlighted: boolean })[]
  count: number
}) {
  if (papers.length === 0) return null
  const areAll = count <= papers.length
  const which = papers.some(({ highlighted }) => highlighted) ? 'Selected' : 'Latest'
  return (
    <section aria-labelledby="publications">
      <h2 id="publications" className={styles['heading']}>
        {areAll ? 'Publications' : `${which} publications`}
      </h2>
      <PaperList papers={papers} />
      {!areAll && (
        <p className={styles['all']}>
          <Link to={`${paths.publications}?member=${slug}`}>All {count} publications, by year</Link>
        </p>
      )}
    </section>
  )
}
