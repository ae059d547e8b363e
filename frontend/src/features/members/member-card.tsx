import { Link } from 'react-router-dom'
import { Portrait } from '../../content/portrait'
import { paths } from '../../paths'
import { ControlledHeading } from '../../ui/control/controlled-heading'
import { Icon } from '../../ui/control/icon'
import { rescueFocus } from '../../ui/page/page-focus'
import { beginningOf } from '../../ui/text/beginning'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ScientificText, unicodeText } from '../../ui/text/scientific-text'
import { MemberControls } from './member-controls'
import { roleIn, saysOnly } from './role'
import type { MemberCardFragment } from './queries.generated'
import * as titleLink from '../../ui/text/title-link.module.css'
import * as styles from './member-card.module.css'

/** Letters of a description beside a portrait; all of it stands on the page about the member. */
const mostOnCard = 500

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
  const { slug, name, description, link, nextPosition } = member
  const role = roleOf(member)
  const Name = headed ? 'h3' : 'h2'
  const beginning = beginningOf(description ?? '', mostOnCard)
  return (
    // A change of category takes the card away from the page.
    <li ref={rescueFocus} className={styles['card']}>
      <Portrait member={member} sizes="(min-width: 40rem) 13.75rem, 7rem" className={styles['portrait']} />
      <div className={styles['words']}>
        <ControlledHeading controls={<MemberControls member={member} onEdit={onEdit} />}>
          <Name className={styles['name']}>
            <Link to={paths.person(slug)} className={`${titleLink['link']} ${styles['page']}`}>
              <ScientificText>{name}</ScientificText>
            </Link>
          </Name>
        </ControlledHeading>
        {nextPosition && (
          <p className={styles['role']}>
            Next position: <ScientificText>{nextPosition}</ScientificText>
          </p>
        )}
        {role && (
          <p className={styles['role']}>
            <ScientificText>{role}</ScientificText>
          </p>
        )}
        {description && !saysOnly(description, role) && (
          <div className={styles['description']}>
            <Paragraphs>{beginning.text}</Paragraphs>
            {beginning.isCut && (
              <p>
                <Link to={paths.person(slug)}>More about {unicodeText(name)}</Link>
              </p>
            )}
          </div>
        )}
        <Years member={member} />
        {link && (
          <a href={link} className={styles['link']} aria-label={`Web page of ${name}`}>
            Web page <Icon name="external" size={14} />
          </a>
        )}
      </div>
    </li>
  )
}

/** What somebody is in the group; nothing of those who left, of whom it counts what they are now. */
const roleOf = ({ category, subcategory }: MemberCardFragment) =>
  category === 'pastGroupMembers' || subcategory === null ? undefined : roleIn(subcategory)

/** From which year, and to which; the days stand on the member's own page. */
function Years({ member: { joiningDate, leavingDate } }: { member: MemberCardFragment }) {
  if (joiningDate === null) return null
  const year = (date: string) => <time dateTime={date}>{date.slice(0, 4)}</time>
  return (
    <p className={styles['years']}>
      {leavingDate === null ? 'Joined ' : null}
      {year(joiningDate)}
      {leavingDate !== null && <>–{year(leavingDate)}</>}
    </p>
  )
}
