import type { ReactNode } from 'react'
import { licenceAddress } from '../record/licence'
import type { PublicationRecord } from '../record/record'
import * as styles from './paper-details.module.css'

/** What is known of a paper besides its place: nothing where there is nothing. */
export function PaperDetails({
  record: { editors, keywords, isbn, issn, licence, funding },
}: {
  record: PublicationRecord
}) {
  const details: [term: string, text: ReactNode][] = [
    ['Edited by', editors],
    ['Keywords', keywords],
    ['ISBN', isbn],
    ['ISSN', issn],
    ['Licence', licence && <Licence>{licence}</Licence>],
    ['Funding', funding],
  ]
  const known = details.filter(([, text]) => Boolean(text))
  if (known.length === 0) return null
  return (
    <dl className={styles['details']}>
      {known.map(([term, text]) => (
        <div key={term} className={styles['detail']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['text']}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Licence({ children }: { children: string }) {
  const address = licenceAddress(children)
  if (address === null) return children
  return (
    <a href={address} rel="license">
      {children}
    </a>
  )
}
