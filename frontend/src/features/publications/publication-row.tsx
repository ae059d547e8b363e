import { lazy, Suspense } from 'react'
import { restoreDocument } from '../../cms/restore'
import { DeleteControl } from '../../staff/delete-control'
import { EditControl } from '../../staff/edit-control'
import { useEditing } from '../../staff/use-editing'
import { EditControls } from '../../ui/edit-controls'
import { ScientificText } from '../../ui/scientific-text'
import { DeletePublicationDocument, type PublicationRowFragment } from './queries.generated'
import styles from './publication-row.module.css'

const PublicationForm = lazy(async () => ({ default: (await import('./publication-form')).PublicationForm }))

/** One publication: title, authors, journal with volume (issue) and year, DOI and link where there are any. */
export function PublicationRow({ publication, year }: { publication: PublicationRowFragment; year: number }) {
  const { editing, edit, done, control } = useEditing()
  const { documentId, title, journal, booktitle, publisher, volume, issue, doi, link } = publication
  const words = title.replace(/<\/?su[bp]>/g, '')
  const authors = (publication.authors ?? []).map(({ name }) => name).join(', ')
  if (editing) {
    return (
      <li className={styles['row']}>
        <Suspense>
          <PublicationForm publication={publication} year={year} onDone={done} />
        </Suspense>
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <ScientificText>{title}</ScientificText>
        </h3>
        <EditControls>
          <EditControl ref={control} what={words} onEdit={edit} />
          <DeleteControl
            what={words}
            question="Are you sure you want to delete this publication?"
            onDelete={async () => {
              const { save } = await import('../../cms/save')
              await save(DeletePublicationDocument, { documentId })
            }}
            onUndo={() => restoreDocument(documentId)}
          />
        </EditControls>
      </div>
      {authors && <p className={styles['authors']}>{authors}</p>}
      <p className={styles['source']}>
        <cite>{journal ?? booktitle ?? publisher}</cite>
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
            <a href={link} aria-label={`Article: ${words}`}>
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
