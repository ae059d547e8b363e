import { longDate } from '../ui/text/date'
import type { AttachedFileFragment } from './attachment.generated'
import { attachmentTitle, fileSize } from './attachment-titles'

/**
 * The PDFs of a paper or a member, each as an item of a list: a link, or the day from which it can be had.
 *
 * @param props.pathOf the address of the PDF in a field
 */
export const AttachmentLinks = ({
  attachments,
  pathOf,
}: {
  attachments: AttachedFileFragment[]
  pathOf: (field: string) => string
}) =>
  attachments.map(({ field, size, licence, availableFrom }) => (
    <li key={field}>
      {availableFrom === null ? (
        <>
          {/* A file, no page: no navigation within the site. */}
          <a href={pathOf(field)} type="application/pdf">
            {attachmentTitle(field)} (PDF, {fileSize(size)})
          </a>
          {licence !== null && `, ${licence}`}
        </>
      ) : (
        <>
          {attachmentTitle(field)}: available from{' '}
          <time dateTime={availableFrom}>{longDate(availableFrom)}</time>
        </>
      )}
    </li>
  ))
