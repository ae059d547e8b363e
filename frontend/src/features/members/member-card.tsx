import { imageSource } from '../../cms/media'
import { shortDate } from '../../ui/date'
import { Icon } from '../../ui/icon'
import { Image } from '../../ui/image'
import type { MemberCardFragment } from './queries.generated'
import styles from './member-card.module.css'

/** @param props.headed whether a heading of second level stands above the card */
export function MemberCard({ member, headed }: { member: MemberCardFragment; headed: boolean }) {
  const { name, description, image, link, joiningDate } = member
  const Name = headed ? 'h3' : 'h2'
  return (
    <li className={styles['card']}>
      {image ? (
        <Image
          image={imageSource(image)}
          alt={image.alternativeText ?? `Portrait of ${name}`}
          sizes="7rem"
          className={styles['portrait']}
        />
      ) : (
        <span className={styles['portrait']} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
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
    </li>
  )
}

/** The first letters of the first and the last name, leaving out titles (`Dr.`). */
function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'))
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  return first.slice(0, 1) + last.slice(0, 1)
}
