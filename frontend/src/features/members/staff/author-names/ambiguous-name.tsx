import { useId } from 'react'
import { Link } from 'react-router-dom'
import { memberTitles } from '../../../../content/member-titles'
import { paths } from '../../../../paths'
import { Button } from '../../../../ui/control/button'
import { shortDate } from '../../../../ui/text/date'
import { PaperList } from '../../../../content/paper-line'
import * as styles from './ambiguous-name.module.css'
import type { AmbiguousNameFragment, CandidateFragment } from './queries.generated'

/**
 * A name, the publications it stands in, and the people it can be.
 *
 * @param props.leader the name of the group's leader, without title
 * @param props.busy whether a choice is being saved
 */
export function AmbiguousName({
  ambiguous: { name, count, members, mayBeLeader, publications },
  leader,
  busy,
  onChoose,
}: {
  ambiguous: AmbiguousNameFragment
  leader: string | undefined
  busy: boolean
  onChoose: (member: CandidateFragment) => void
}) {
  const heading = useId()
  const more = count - publications.length
  const isAliasOfSeveral = members.filter((member) => hasAlias(member, name)).length > 1
  return (
    <li className={styles['item']}>
      <div>
        <h2 id={heading} tabIndex={-1} className={styles['name']}>
          {name}
        </h2>
        <p className={styles['count']}>
          {count === 1 ? 'An author of 1 publication' : `An author of ${String(count)} publications`}
        </p>
        <PaperList papers={publications} />
        {more > 0 && <p className={styles['more']}>and {more} more</p>}
      </div>
      <div role="group" aria-labelledby={heading}>
        <p className={styles['question']}>Who is {name}?</p>
        <ul className={styles['candidates']}>
          {members.map((member) => (
            <li key={member.documentId}>
              {!isAliasOfSeveral && (
                <Button
                  aria-describedby={heading}
                  aria-disabled={busy}
                  onClick={() => {
                    if (!busy) onChoose(member)
                  }}
                >
                  This is {member.name}
                </Button>
              )}
              <p className={styles['place']}>
                <Link to={paths.person(member.slug)}>{member.name}</Link>
                {[
                  member.subcategory ?? memberTitles[member.category],
                  member.joiningDate && `joined ${shortDate(member.joiningDate)}`,
                  member.leavingDate && `left ${shortDate(member.leavingDate)}`,
                ]
                  .filter(Boolean)
                  .map((fact) => `, ${String(fact)}`)}
              </p>
            </li>
          ))}
          {mayBeLeader && leader !== undefined && (
            <li>
              <p className={styles['place']}>
                <Link to={`${paths.addSettings}#leader`}>Dr. {leader}</Link>, who leads the group: add the
                name to the aliases in the site settings
              </p>
            </li>
          )}
        </ul>
        {isAliasOfSeveral && (
          <p className={styles['place']}>
            The name is an alias of several of them. Take it away from all but one under{' '}
            <Link to={paths.addMembers}>Manage Members</Link>.
          </p>
        )}
      </div>
    </li>
  )
}

const hasAlias = ({ aliases }: CandidateFragment, name: string): boolean =>
  (aliases ?? []).some((alias) => alias.name === name)
