import { issueInWords } from '../../../content/publication-types'
import { ScientificText } from '../../../ui/text/scientific-text'
import { pagesInWords, readPages, type Place } from '../record/pages'
import type { PublicationRecord } from '../record/record'
import * as styles from './paper-place.module.css'

/** Where a publication appeared: *Journal* **4** (2), 12–19. */
export function PaperPlace({ record }: { record: PublicationRecord }) {
  const { type, journal, booktitle, publisher, volume, issue, pages } = record
  // A conference paper may name its proceedings as journal and as book.
  const [work, ...others] = new Set([journal, booktitle, publisher].filter((name) => name !== null))
  const place = readPages(pages)
  return (
    <>
      {work && (
        <cite>
          <ScientificText>{work}</ScientificText>
        </cite>
      )}
      {volume && (
        <>
          {' '}
          <b>{volume}</b>
        </>
      )}
      {issue && issueInWords(type, issue)}
      {place && (
        <>
          , <span className={styles['pages']}>{inWords(place)}</span>
        </>
      )}
      {others.map((other) => (
        <span key={other}>, {other}</span>
      ))}
    </>
  )
}

const inWords = (place: Place) => ('article' in place ? place.article : pagesInWords(place))
