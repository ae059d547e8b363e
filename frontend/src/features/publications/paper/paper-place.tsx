import { ScientificText } from '../../../ui/text/scientific-text'
import { pagesInWords, readPages, type Place } from '../record/pages'
import type { PublicationRecord, PublicationType } from '../record/record'
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
      {issue && numbered(type, issue)}
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

/** What stands in the place of an issue, as each type writes it. */
function numbered(type: PublicationType, issue: string): string {
  if (type === 'patent') return ` ${issue}`
  return type === 'software' ? `, version ${issue}` : ` (${issue})`
}

const inWords = (place: Place) => ('article' in place ? place.article : pagesInWords(place))
