import { Link } from 'react-router-dom'
import { leaderName } from '../../content/leader-name'
import { Portrait } from '../../content/portrait'
import { paths, type MemberCategory } from '../../paths'
import { ScientificText } from '../../ui/text/scientific-text'
import type { HomeQuery } from './queries.generated'
import { Section } from './section'
import * as styles from './people.module.css'

/** As many as two rows take. */
const mostFaces = 12

/** The leader, faces of present members, and how many there are of each category; nothing where there is nobody. */
export function People({ site, dated, undated, present, past, collaborators }: HomeQuery) {
  const leader = site?.leader
  const faces = [...dated, ...undated].slice(0, mostFaces)
  const counts: [MemberCategory, string, number][] = [
    ['presentGroupMembers', 'present members', total(present)],
    ['pastGroupMembers', 'alumni', total(past)],
    ['researchCollaborators', 'collaborators', total(collaborators)],
  ]
  const shown = counts.filter(([, , count]) => count > 0)
  if (!leader && shown.length === 0) return null
  return (
    <Section
      title="People"
      aside={
        <ul className={styles['counts']}>
          {shown.map(([category, words, count]) => (
            <li key={category}>
              <Link to={paths.members(category)} className={styles['count']}>
                <span className={styles['number']}>{count}</span> {words}
              </Link>
            </li>
          ))}
        </ul>
      }
    >
      <div className={styles['people']}>
        {leader && (
          <Link to={paths.leader(leader.slug)} className={styles['leader']}>
            <Portrait
              member={{ name: leader.name, image: leader.portrait }}
              alt=""
              sizes="(min-width: 64rem) 13rem, 8rem"
              className={styles['portrait']}
            />
            <span>
              <strong className={styles['leaderName']}>
                <ScientificText>{leaderName(leader)}</ScientificText>
              </strong>
              {leader.title && (
                <span className={styles['role']}>
                  <ScientificText>{leader.title}</ScientificText>
                </span>
              )}
            </span>
          </Link>
        )}
        {faces.length > 0 && (
          <ul className={styles['faces']}>
            {faces.map((member) => (
              <li key={member.documentId}>
                <Link to={paths.person(member.slug)} className={styles['face']}>
                  <Portrait member={member} alt="" sizes="7rem" className={styles['portrait']} />
                  <span className={styles['name']}>
                    <ScientificText>{member.name}</ScientificText>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

const total = (connection: HomeQuery['present']): number => connection?.pageInfo.total ?? 0
