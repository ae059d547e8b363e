import { PaperList, type Paper } from '../../../ui/text/paper-line'
import styles from './person-papers.module.css'

/** What somebody has published, if anything is known. */
export const PersonPapers = ({ papers }: { papers: Paper[] }) =>
  papers.length > 0 && (
    <section aria-labelledby="publications">
      <h2 id="publications" className={styles['heading']}>
        Publications
      </h2>
      <PaperList papers={papers} />
    </section>
  )
