import { Link } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { nouns } from '../../../nouns'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { CardGrid } from '../../../ui/page/card-grid'
import { LinkCard } from '../../../ui/page/link-card'
import { AddDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(AddDocument)

const cards = Object.values(nouns).flatMap(({ card }) => card ?? [])

export const Component = () => (
  <StaffPage title="Admin">
    <CardGrid>
      {cards.map(({ to, title, about }) => (
        <LinkCard key={to} to={to} title={title}>
          {about}
        </LinkCard>
      ))}
    </CardGrid>
    <ul className={styles['safety']}>
      <li>
        <Link to={paths.addInbox}>Inbox</Link> – papers of the group that were found by ORCID iDs
      </li>
      <li>
        <Link to={paths.addAuthorNames}>Author names</Link> – names in publications that several members can
        have
      </li>
      <li>
        <Link to={paths.addTrash}>Trash</Link> – what was deleted in the last 30 days, and the way back
      </li>
      <li>
        <Link to={paths.addHistory}>History</Link> – every change, with what was there before
      </li>
    </ul>
  </StaffPage>
)
