import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import styles from './paper-authors.module.css'

interface Person {
  name: string
  isLeader: boolean
  member: { slug: string } | null
}

/**
 * The authors in their order; who certainly is of the group leads to their page.
 *
 * @param props.leader the address of the leader's page
 */
export const PaperAuthors = ({ people, leader }: { people: Person[]; leader: string | undefined }) => (
  <ul className={styles['authors']} aria-label="Authors">
    {people.map((person, index) => {
      const page = authorPage(person, leader)
      // The same name can stand twice, for two people.
      return <li key={index}>{page === undefined ? person.name : <Link to={page}>{person.name}</Link>}</li>
    })}
  </ul>
)

/** Where somebody of the group is shown; undefined for everybody else. */
export function authorPage({ member, isLeader }: Person, leader: string | undefined): string | undefined {
  if (isLeader && leader !== undefined) return paths.leader(leader)
  return member ? paths.person(member.slug) : undefined
}
