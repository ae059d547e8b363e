import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { shortDate } from '../../ui/text/date'
import { Icon } from '../../ui/control/icon'
import { rescueFocus } from '../../ui/page/page-focus'
import { ScientificText } from '../../ui/text/scientific-text'
import { MemberControls } from './member-controls'
import { Portrait } from '../../content/portrait'
import type { MemberCardFragment } from './queries.generated'
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
  const { slug, name, description, link, joiningDate, nextPosition } = member
  const Name = headed ? 'h3' : 'h2'
  return (
    // A change of category takes the card away from the page.
    <li ref={rescueFocus} className={styles['card']}>
      <Portrait member={member} sizes="6rem" className={styles['portrait']} />
      <div className={styles['words']}>
        <Name className={styles['name']}>
          <Link to={paths.person(slug)} className={styles['page']}>
            {name}
          </Link>
        </Name>
        {joiningDate !== null && (
          <p className={styles['joined']}>
            Joined <time dateTime={joiningDate}>{shortDate(joiningDate)}</time>
          </p>
        )}
        {nextPosition && <p className={styles['next']}>Now: {nextPosition}</p>}
        {description && (
          <p className={styles['description']}>
            <ScientificText>{description}</ScientificText>
          </p>
        )}
        {link && (
          <a href={link} className={styles['link']} aria-label={`Web page of ${name}`}>
            Web page <Icon name="external" size={14} />
          </a>
        )}
      </div>
      <div className={styles['controls']}>
        <MemberControls member={member} onEdit={onEdit} />
      </div>
    </li>
  )
}
