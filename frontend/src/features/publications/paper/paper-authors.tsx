import { AuthorName, type Author } from '../../../ui/text/authors'
import * as styles from './paper-authors.module.css'

/** All authors in their order; who certainly is of the group leads to their page. */
export const PaperAuthors = ({ people }: { people: Author[] }) => (
  <ul className={styles['authors']} aria-label="Authors">
    {people.map((author, index) => (
      // The same name can stand twice, for two people.
      <li key={index}>
        <AuthorName author={author} />
      </li>
    ))}
  </ul>
)
