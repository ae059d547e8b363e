import { Link } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { Guard } from '../../../staff/guard'
import { CardGrid } from '../../../ui/page/card-grid'
import { LinkCard } from '../../../ui/page/link-card'
import { Page } from '../../../ui/page/page'
import { AddDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(AddDocument)

const cards = [
  { to: paths.addImage, title: 'Add to Gallery', about: 'Send images, describe them and put them in order.' },
  { to: paths.addEvent, title: 'Add Event', about: 'An achievement, a lecture or a celebration.' },
  { to: paths.addFacility, title: 'Add Facility', about: 'An instrument or a laboratory, with its picture.' },
  { to: paths.addPublication, title: 'Add Publication', about: 'An article, with its authors and its DOI.' },
  { to: paths.addUpdates, title: 'Manage Updates', about: 'The short lines of the home page’s ticker.' },
  { to: paths.addMembers, title: 'Manage Members', about: 'Present members, alumni and collaborators.' },
  {
    to: paths.addSettings,
    title: 'Site Settings',
    about: 'Group, leader, home page, contact, banners and news.',
  },
]

export const Component = () => (
  <Page title="Admin" description="For the staff of the group." index={false}>
    <Guard>
      <CardGrid>
        {cards.map(({ to, title, about }) => (
          <LinkCard key={to} to={to} title={title}>
            {about}
          </LinkCard>
        ))}
      </CardGrid>
      <ul className={styles['safety']}>
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
    </Guard>
  </Page>
)
