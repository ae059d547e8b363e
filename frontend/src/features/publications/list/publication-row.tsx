import { useEditing } from '../../../session/use-editing'
import { ControlledHeading } from '../../../ui/control/controlled-heading'
import { linkLabel } from '../../../content/publication-types'
import { PaperLink, PaperPicture, PaperSource } from '../../../content/paper-line'
import { Lazy, lazy } from '../../../ui/feedback/lazy'
import { unicodeText } from '../../../ui/text/scientific-text'
import { PublicationControls } from '../publication-controls'
import type { PublicationRowFragment } from '../queries.generated'
import { isCreativeCommons } from '../record/licence'
import { manuscriptPath } from '../record/manuscript'
import { citedInWords, doiAddress } from '../record/record'
import * as styles from './publication-row.module.css'

const editor = lazy(() => import('../staff/publication-editor'))

/** One publication: title, authors, journal with volume (issue) and year, and where it can be had. */
export function PublicationRow({ publication }: { publication: PublicationRowFragment }) {
  const { editing, edit, done, control } = useEditing(publication.documentId)
  const { documentId, title, year } = publication
  const words = unicodeText(title)
  const links = linksOf(publication)
  const isOpen = isCreativeCommons(publication.licence)
  const cited = citedInWords(publication.timesCited)
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
    <li className={`${styles['row']} ${styles['read']}`}>
      <div className={styles['words']}>
        <ControlledHeading
          controls={<PublicationControls ref={control} documentId={documentId} what={words} onEdit={edit} />}
        >
          <h3 className={styles['title']}>
            <PaperLink paper={publication} />
          </h3>
        </ControlledHeading>
        <PaperSource paper={publication} />
        {(links.length > 0 || isOpen || cited) && (
          <p className={styles['links']}>
            {isOpen && <span className={styles['fact']}>Open access</span>}
            {links.map(({ label, address, badge }) => (
              <a
                key={label}
                href={address}
                className={badge ? styles['badge'] : undefined}
                aria-label={label.startsWith('DOI') ? undefined : `${label}: ${words}`}
              >
                {label}
              </a>
            ))}
            {cited && <span className={styles['fact']}>{cited}</span>}
          </p>
        )}
      </div>
      <PaperPicture paper={publication} />
    </li>
  )
}

/** What can be had at once stands out; the addresses of the article follow. */
function linksOf({
  type,
  slug,
  attachments,
  pdfLink,
  dataLink,
  codeLink,
  videoLink,
  doi,
  link,
}: PublicationRowFragment) {
  const all = [
    { label: 'PDF', address: pdfLink ?? manuscriptPath(slug, attachments), badge: true },
    { label: 'Data', address: dataLink, badge: true },
    { label: 'Code', address: codeLink, badge: true },
    { label: 'Video', address: videoLink, badge: true },
    { label: `DOI: ${doi ?? ''}`, address: doi && doiAddress(doi), badge: false },
    { label: linkLabel(type), address: link, badge: false },
  ]
  return all.filter((one): one is typeof one & { address: string } => Boolean(one.address))
}
