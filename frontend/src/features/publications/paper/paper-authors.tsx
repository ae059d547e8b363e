import { AuthorName, type Author } from '../../../ui/text/authors'
import * as styles from './paper-authors.module.css'

/** Of a longer list so many open it; the others are unfolded, so that the abstract is not a long way down. */
const inSight = 40

/** All authors in their order; who certainly is of the group leads to their page. */
export function PaperAuthors({ people }: { people: Author[] }) {
  const folded = people.length > inSight + 10 ? people.slice(inSight) : []
  return (
    <>
      <List people={folded.length > 0 ? people.slice(0, inSight) : people} label="Authors" />
      {folded.length > 0 && (
        <details>
          <summary className={styles['more']}>and {folded.length} more</summary>
          <List people={folded} label="Further authors" />
        </details>
      )}
    </>
  )
}

const List = ({ people, label }: { people: Author[]; label: string }) => (
  <ul className={styles['authors']} aria-label={label}>
    {people.map((author, index) => (
      // The same name can stand twice, for two people.
      <li key={index}>
        <AuthorName author={author} />
      </li>
    ))}
  </ul>
)
