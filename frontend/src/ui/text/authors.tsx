import { Fragment, useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { PageFrameContext } from '../page/page-frame'
import { shownAuthor } from './shown-author'
import { ScientificText } from './scientific-text'
import * as styles from './authors.module.css'

/** An author of a publication, and who that is, as far as it is certain. */
export interface Author {
  name: string
  isLeader: boolean
  member: { slug: string } | null
}

/** Where somebody of the group is shown; undefined for everybody else. @param leader the end of that address */
export function authorPage({ member, isLeader }: Author, leader: string | undefined): string | undefined {
  if (isLeader && leader !== undefined) return paths.leader(leader)
  return member ? paths.person(member.slug) : undefined
}

/**
 * An author's name; who is of the group stands out, and leads to their page, except on that page itself.
 *
 * @param props.isBeside whether the page is that of another author of the same paper, who alone stands out there
 */
export function AuthorName({ author, isBeside = false }: { author: Author; isBeside?: boolean }) {
  const { leader } = useContext(PageFrameContext)
  const { pathname } = useLocation()
  const page = authorPage(author, leader)
  const name = <ScientificText>{shownAuthor(author.name)}</ScientificText>
  if (page === undefined) return name
  if (page === pathname) return <b className={styles['ours']}>{name}</b>
  const linked = (
    <Link to={page} className={styles['name']}>
      {name}
    </Link>
  )
  return isBeside ? linked : <b className={styles['ours']}>{linked}</b>
}

/** Of a longer list of authors these open the line; of the others only those of the group are named. */
const named = 12

/** The authors in their order, in one line. */
export function Authors({ people }: { people: Author[] }) {
  const { leader } = useContext(PageFrameContext)
  const { pathname } = useLocation()
  const isTheirs = people.some((author) => authorPage(author, leader) === pathname)
  const isShown = (author: Author, index: number) =>
    people.length <= named + 1 || index < named || authorPage(author, leader) !== undefined
  const hidden = people.filter((author, index) => !isShown(author, index)).length
  return (
    <>
      {people.map(
        (author, index) =>
          isShown(author, index) && (
            // The same name can stand twice, for two people.
            <Fragment key={index}>
              {index > 0 && ', '}
              <AuthorName author={author} isBeside={isTheirs} />
            </Fragment>
          ),
      )}
      {hidden > 0 && ` and ${String(hidden)} more`}
    </>
  )
}
