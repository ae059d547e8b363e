import { ScientificText } from '../../ui/scientific-text'
import type { PublicationRowFragment } from './queries.generated'
import styles from './publication-row.module.css'

/** One publication: title, authors, journal with volume (issue) and year, DOI and link where there are any. */
export function PublicationRow({ publication, year }: { publication: PublicationRowFragment; year: number }) {
  const { title, journal, volume, issue, doi, link } = publication
  const authors = (publication.authors ?? []).map(({ name }) => name).join(', ')
  return (
    <li className={styles['row']}>
      <h3 className={styles['title']}>
        <ScientificText>{title}</ScientificText>
      </h3>
      {authors && <p className={styles['authors']}>{authors}</p>}
      <p className={styles['source']}>
        <cite>{journal}</cite>
        {volume && (
          <>
            {' '}
            <b>{volume}</b>
          </>
        )}
        {issue && <> ({issue})</>}, {year}
      </p>
      {(doi ?? link) && (
        <p className={styles['links']}>
          {doi && <a href={doiAddress(doi)}>DOI: {doi}</a>}
          {link && (
            <a href={link} aria-label={`Article: ${title.replace(/<\/?su[bp]>/g, '')}`}>
              Article
            </a>
          )}
        </p>
      )}
    </li>
  )
}

/** The DOI Foundation's resolver; a DOI may hold any character (DOI Handbook §2.5.2.4), an address may not. */
const doiAddress = (doi: string) => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`
