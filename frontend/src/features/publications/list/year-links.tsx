import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import type { Section } from './sections'
import { writeSelection, type Selection } from './selection'
import styles from './year-links.module.css'

/** The years of the list: each leads to its place on the page, or to a page of its own when it did not come whole. */
export const YearLinks = ({
  sections,
  selection,
}: {
  sections: Section<unknown>[]
  selection: Selection
}) => (
  <nav aria-label="Years" className={styles['years']}>
    {sections.map(({ year, count, rows }) =>
      rows.length === count ? (
        <a key={year} href={`#${String(year)}`}>
          {year}
        </a>
      ) : (
        <Link key={year} to={paths.publications + writeSelection({ ...selection, year })}>
          {year}
        </Link>
      ),
    )}
  </nav>
)
