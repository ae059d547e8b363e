import { Link } from 'react-router-dom'
import { AttachmentLinks } from '../../../content/attachment-links'
import { memberTitles } from '../../../content/member-titles'
import { paths } from '../../../paths'
import { shortDate } from '../../../ui/text/date'
import { OutLink } from '../../../ui/control/out-link'
import { Icon } from '../../../ui/control/icon'
import { ScientificText } from '../../../ui/text/scientific-text'
import { orcidAddress } from '../orcid'
import { Portrait } from '../../../content/portrait'
import type { MemberCardFragment } from '../queries.generated'
import { roleIn } from '../role'
import * as styles from './person-facts.module.css'

/** Portrait, place in the group, dates and links of a member; of an alumnus also the thesis and what came next. */
export function PersonFacts({ member }: { member: MemberCardFragment }) {
  const {
    slug,
    attachments,
    name,
    category,
    subcategory,
    joiningDate,
    leavingDate,
    thesisTitle,
    nextPosition,
    orcid,
    link,
    links,
  } = member
  return (
    <>
      <Portrait member={member} sizes="(min-width: 48rem) 18rem, 14rem" className={styles['portrait']} />
      {subcategory && (
        <p className={styles['role']}>
          <ScientificText>{roleIn(subcategory)}</ScientificText>
        </p>
      )}
      <p>
        <Link to={paths.members(category)}>{memberTitles[category]}</Link>
      </p>
      <dl className={styles['facts']}>
        {joiningDate && (
          <Fact name="Joined">
            <time dateTime={joiningDate}>{shortDate(joiningDate)}</time>
          </Fact>
        )}
        {leavingDate && (
          <Fact name="Left">
            <time dateTime={leavingDate}>{shortDate(leavingDate)}</time>
          </Fact>
        )}
        {thesisTitle && (
          <Fact name="Thesis">
            <cite>
              <ScientificText>{thesisTitle}</ScientificText>
            </cite>
          </Fact>
        )}
        {nextPosition && (
          <Fact name="Next position">
            <ScientificText>{nextPosition}</ScientificText>
          </Fact>
        )}
        {orcid && (
          <Fact name="ORCID iD">
            <a href={orcidAddress(orcid)}>{orcid}</a>
          </Fact>
        )}
      </dl>
      {attachments.length > 0 && (
        <ul>
          <AttachmentLinks attachments={attachments} pathOf={(field) => paths.personPdf(slug, field)} />
        </ul>
      )}
      {link && (
        <a href={link} className={styles['link']} aria-label={`Web page of ${name}`}>
          Web page <Icon name="external" size={14} />
        </a>
      )}
      {links !== null && links.length > 0 && (
        <ul className={styles['links']}>
          {links.map(({ label, url }, index) => (
            <li key={index}>
              <OutLink label={label} url={url} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className={styles['name']}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
