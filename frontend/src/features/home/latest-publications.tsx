import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { PaperList } from '../../content/paper-line'
import type { HomeQuery } from './queries.generated'
import { Section } from './section'

/** The newest publications, and the way to all of them; nothing where there is none. */
export function LatestPublications({
  latestPublications,
  publicationYears,
}: Pick<HomeQuery, 'latestPublications' | 'publicationYears'>) {
  if (latestPublications.length === 0) return null
  const total = publicationYears.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section
      title="Latest publications"
      aside={
        <Link to={paths.publications}>
          {total > latestPublications.length ? `All ${String(total)} publications` : 'All publications'}
        </Link>
      }
    >
      <PaperList papers={latestPublications} />
    </Section>
  )
}
