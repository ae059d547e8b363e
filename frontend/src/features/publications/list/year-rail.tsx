import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import type { Section } from './sections'
import { writeSelection, type Selection } from './selection'
import * as styles from './year-rail.module.css'

/**
 * The years, beside the list where there is room: each leads to its place on the page, or to a page of its own when it
 * did not come whole. On the page of one year the others lead to theirs.
 *
 * @param props.years all of the selection, whichever of them is shown
 * @param props.sections those on the page
 */
export const YearRail = ({
  years,
  sections,
  selection,
}: {
  years: { year: number; count: number }[]
  sections: Section<unknown>[]
  selection: Selection
}) => (
  <nav aria-label="Years" className={styles['rail']}>
    {years.map(({ year, count }) => {
      const words = (
        <>
          {year} <span className={styles['count']}>{count}</span>
        </>
      )
      const isHere = sections.some((section) => section.year === year && section.rows.length === count)
      return isHere ? (
        // The browser unfolds the year that such an address leads into; this is for those that do not yet.
        <a
          key={year}
          href={`#${String(year)}`}
          onClick={() => {
            unfold(year)
          }}
        >
          {words}
        </a>
      ) : (
        <Link
          key={year}
          to={paths.publications + writeSelection({ ...selection, year })}
          aria-current={selection.year === year ? 'page' : undefined}
        >
          {words}
        </Link>
      )
    })}
  </nav>
)

function unfold(year: number) {
  const details = document.getElementById(String(year))?.closest('details')
  if (details) details.open = true
}
