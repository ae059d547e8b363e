import { Link } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { nouns } from '../../../nouns'
import { StaffPage } from '../../../session/guard/staff-page'
import { safetyPages } from '../../../staff/safety-pages'
import { useDrafts } from '../../../staff/use-drafts'
import { CardGrid } from '../../../ui/page/card-grid'
import { LinkCard } from '../../../ui/page/link-card'
import { HiddenContent } from './hidden-content'
import { HowItWorks } from './how-it-works'
import { AddDocument } from './queries.generated'
import * as styles from './page.module.css'

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
    <Unfinished />
    <HiddenContent />
    <ul className={styles['safety']}>
      {safetyPages.map(({ to, title, about }) => (
        <li key={to}>
          <Link to={to}>{title}</Link> – {about}
        </li>
      ))}
    </ul>
    <HowItWorks />
  </StaffPage>
)

/** What was typed in this browser and is not saved, with the way back to it. */
function Unfinished() {
  const drafts = useDrafts()
  if (drafts.length === 0) return null
  return (
    <section className={styles['safety']} aria-labelledby="unfinished">
      <h2 id="unfinished">Unfinished</h2>
      <p>What you typed in this browser and have not saved.</p>
      <ul>
        {drafts.map(({ name, path, words }) => (
          <li key={name}>
            <Link to={path} state={{ draft: name }}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
