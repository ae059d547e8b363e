import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { Icon } from '../../../ui/control/icon'
import { Spinner } from '../../../ui/feedback/spinner'
import { PublicationRow } from './publication-row'
import type { PublicationRowFragment } from '../queries.generated'
import type { Section } from './sections'
import { writeSelection, type Selection } from './selection'
import { useFolding } from './use-folding'
import { useYear } from './use-year'
import * as styles from './year-section.module.css'

/**
 * A year of the list, which its header folds and unfolds. A year whose publications did not come with the page leads to
 * a page of its own; where there is JavaScript they come when it is opened.
 *
 * @param props.opens whether it is open at first
 */
export function YearSection({
  section: { year, count, rows },
  selection,
  opens,
}: {
  section: Section<PublicationRowFragment>
  selection: Selection
  opens: boolean
}) {
  const search = writeSelection({ ...selection, year })
  const { rows: loaded, isLoading, failure, load } = useYear(search)
  const { ref, open } = useFolding(year, opens)
  const shown = rows.length > 0 ? rows : loaded
  const loadIfOpen = () => {
    if (ref.current?.open && shown.length === 0) void load()
  }
  const catchUp = useEffectEvent(loadIfOpen)
  // It may have been opened before the page was awake.
  useEffect(() => {
    catchUp()
  }, [])
  return (
    // A native disclosure: it works without JavaScript; a browser's search and the address of a place inside open it.
    <details ref={ref} className={styles['year']} open={open} onToggle={loadIfOpen}>
      <summary className={styles['header']}>
        <h2>{year}</h2>
        <span className={styles['count']}>
          {count === 1 ? '1 publication' : `${String(count)} publications`}
        </span>
        <span className={styles['chevron']}>
          <Icon name="down" />
        </span>
      </summary>
      <ul id={String(year)} className={styles['rows']}>
        {shown.map((publication) => (
          <PublicationRow key={publication.documentId} publication={publication} />
        ))}
      </ul>
      <Spinner shown={isLoading} />
      {failure !== undefined && (
        <p role="alert" className={styles['more']}>
          {failure}
        </p>
      )}
      {shown.length < count && selection.year !== year && (
        <p className={styles['more']}>
          <Link to={paths.publications + search}>
            All {count} publications of {year}
          </Link>
        </p>
      )}
    </details>
  )
}
