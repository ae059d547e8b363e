import type { PublicationRowFragment } from '../queries.generated'
import { PublicationRow } from './publication-row'
import * as styles from './found-list.module.css'

/** What was looked for and found: what fits best stands first, whatever its year. */
export const FoundList = ({ publications }: { publications: PublicationRowFragment[] }) =>
  publications.length > 0 && (
    <section aria-labelledby="found">
      <h2 id="found" className={styles['heading']}>
        Best matches first
      </h2>
      <ul>
        {publications.map((publication) => (
          <PublicationRow key={publication.documentId} publication={publication} />
        ))}
      </ul>
    </section>
  )
