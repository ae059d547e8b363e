import { useEditing } from '../../../session/use-editing'
import { EditControls } from '../../../ui/control/edit-controls'
import { PaperLink, PaperSource } from '../../../ui/text/paper-line'
import { Lazy, lazy } from '../../../ui/feedback/lazy'
import { unicodeText } from '../../../ui/text/scientific-text'
import { PublicationControls } from '../publication-controls'
import type { PublicationRowFragment } from '../queries.generated'
import { doiAddress } from '../record/record'
import styles from './publication-row.module.css'

const editor = lazy(() => import('../staff/publication-editor'))

/** One publication: title, authors, journal with volume (issue) and year, DOI and link where there are any. */
export function PublicationRow({ publication }: { publication: PublicationRowFragment }) {
  const { editing, edit, done, control } = useEditing()
  const { documentId, title, year, doi, link } = publication
  const words = unicodeText(title)
  if (editing) {
    return (
      <li className={styles['row']}>
        <Lazy part={editor} onMissing={done}>
          {({ PublicationEditor }) => <PublicationEditor documentId={documentId} year={year} onDone={done} />}
        </Lazy>
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <PaperLink paper={publication} />
        </h3>
        <EditControls what={words}>
          <PublicationControls ref={control} documentId={documentId} what={words} onEdit={edit} />
        </EditControls>
      </div>
      <PaperSource paper={publication} />
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
