import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { unicodeText } from '../../../ui/text/scientific-text'
import type { PublicationsQuery } from '../queries.generated'
import { referencesOf } from '../references/choice'
import { typeTitles } from '../../../content/publication-types'
import { foundInWords } from './found'
import { isEverything, writeSelection, type Selection } from './selection'
import * as styles from './facet-links.module.css'

interface Value {
  selection: Selection
  label: string
  count: number
}

/**
 * Stands for `FilterForm` where nobody answers a form: each kind, member and journal is a page of its own. They are offered
 * beside the whole list only, because the pages of all their combinations would be too many.
 */
export function FacetLinks({
  selection,
  facets: { total, types, lines, members, journals },
}: {
  selection: Selection
  facets: PublicationsQuery['publicationFacets']
}) {
  const whole = isEverything(selection)
  return (
    <div>
      {whole && total > 0 && (
        <details>
          <summary className={styles['summary']}>Filter by type, research, member or journal</summary>
          <div className={styles['facets']}>
            <Values
              title="Type"
              values={types.map(({ type, count }) => ({
                selection: { type },
                label: typeTitles[type],
                count,
              }))}
            />
            <Values
              title="Research"
              values={lines.map(({ line: { documentId, title }, count }) => ({
                selection: { line: documentId },
                label: unicodeText(title),
                count,
              }))}
            />
            <Values
              title="Member"
              values={members.map(({ member: { slug, name }, count }) => ({
                selection: { member: slug },
                label: name,
                count,
              }))}
            />
            <Values
              title="Journal"
              values={journals.map(({ journal, count }) => ({
                selection: { journal },
                label: journal,
                count,
              }))}
            />
          </div>
        </details>
      )}
      <div className={styles['found']}>
        <p>{foundInWords(total, selection)}</p>
        {!whole && <Link to={paths.publications}>Clear filters</Link>}
        {total > 0 && <Link to={paths.references(referencesOf(selection))}>As a reference list</Link>}
      </div>
    </div>
  )
}

function Values({ title, values }: { title: string; values: Value[] }) {
  const id = useId()
  const offered = values.filter(({ count }) => count > 0)
  if (offered.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles['title']}>
        {title}
      </p>
      {offered.map(({ selection, label, count }) => (
        <Link key={writeSelection(selection)} to={paths.publications + writeSelection(selection)}>
          {label} ({count})
        </Link>
      ))}
    </nav>
  )
}
