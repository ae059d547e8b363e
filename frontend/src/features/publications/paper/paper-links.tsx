import { OutLink } from '../../../ui/control/out-link'
import { doiAddress, type PublicationRecord } from '../record/record'
import styles from './paper-links.module.css'

/** Where the paper and what belongs to it can be had. */
export function PaperLinks({
  record: { doi, link, pdfLink, codeLink, dataLink },
}: {
  record: PublicationRecord
}) {
  const links = [
    { label: `DOI: ${doi ?? ''}`, address: doi && doiAddress(doi) },
    { label: 'Article', address: link },
    { label: 'PDF', address: pdfLink },
    { label: 'Code', address: codeLink },
    { label: 'Data', address: dataLink },
  ].filter((entry): entry is { label: string; address: string } => Boolean(entry.address))
  if (links.length === 0) return null
  return (
    <ul className={styles['links']}>
      {links.map(({ label, address }) => (
        <li key={label}>
          <OutLink label={label} url={address} />
        </li>
      ))}
    </ul>
  )
}
