import { imageSource } from '../../cms/media'
import { restoreDocument } from '../../cms/restore'
import { DeleteControl } from '../../staff/delete-control'
import { EditControl } from '../../staff/edit-control'
import { shortDate } from '../../ui/date'
import { EditControls } from '../../ui/edit-controls'
import { Icon } from '../../ui/icon'
import { Image } from '../../ui/image'
import { rescueFocus } from '../../ui/page-focus'
import { DeleteMemberDocument, type MemberCardFragment } from './queries.generated'
import styles from './member-card.module.css'

/** @param props.headed whether a heading of second level stands above the card */
export function MemberCard({
  member,
  headed,
  onEdit,
}: {
  member: MemberCardFragment
  headed: boolean
  onEdit: () => void
}) {
  const { documentId, name, description, image, link, joiningDate } = member
  const Name = headed ? 'h3' : 'h2'
  return (
    // A change of category takes the card away from the page.
    <li ref={rescueFocus} className={styles['card']}>
      {image ? (
        <Image
          image={imageSource(image)}
          alt={image.alternativeText ?? `Portrait of ${name}`}
          sizes="6rem"
          className={styles['portrait']}
        />
      ) : (
        <span className={styles['portrait']} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className={styles['words']}>
        <Name className={styles['name']}>{name}</Name>
        {joiningDate !== null && (
          <p className={styles['joined']}>
            Joined <time dateTime={joiningDate}>{shortDate(joiningDate)}</time>
          </p>
        )}
        {description && <p className={styles['description']}>{description}</p>}
        {link && (
          <a href={link} className={styles['link']} aria-label={`Web page of ${name}`}>
            Web page <Icon name="external" size={14} />
          </a>
        )}
      </div>
      <div className={styles['controls']}>
        <EditControls>
          <EditControl what={name} onEdit={onEdit} />
          <DeleteControl
            what={name}
            question="Are you sure you want to delete this member?"
            onDelete={async () => {
              const { save } = await import('../../cms/save')
              await save(DeleteMemberDocument, { documentId })
            }}
            onUndo={() => restoreDocument(documentId)}
          />
        </EditControls>
      </div>
    </li>
  )
}

/** The first letters of the first and the last name, leaving out titles (`Dr.`). */
function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'))
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  return first.slice(0, 1) + last.slice(0, 1)
}
