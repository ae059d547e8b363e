import { doiAddress, listIn, type PublicationRecord } from '../record/record'
import * as styles from './paper-notices.module.css'

/** What has been said about a paper since it appeared, the gravest first. */
export function PaperNotices({
  record: { retraction, concern, corrections },
}: {
  record: PublicationRecord
}) {
  const notices = [
    ...(retraction === null ? [] : [{ doi: retraction, words: 'This paper has been retracted:' }]),
    ...(concern === null
      ? []
      : [{ doi: concern, words: 'There is an expression of concern about this paper:' }]),
    ...listIn(corrections).map((doi) => ({ doi, words: 'A correction has been published:' })),
  ]
  if (notices.length === 0) return null
  return (
    <ul
      className={styles['notices']}
      aria-label="Notices"
      data-grave={(retraction ?? concern) !== null || undefined}
    >
      {notices.map(({ doi, words }) => (
        <li key={doi}>
          {words} <a href={doiAddress(doi)}>{doi}</a>
        </li>
      ))}
    </ul>
  )
}
