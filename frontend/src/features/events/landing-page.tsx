import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { eventTitles } from '../../content/event-titles'
import { feedLink } from '../../content/feed/feed-links'
import { pageQuery } from '../../cms/page-query'
import { eventTypes, paths } from '../../paths'
import { CardGrid } from '../../ui/page/card-grid'
import { LinkCard } from '../../ui/page/link-card'
import { Page } from '../../ui/page/page'
import { Emblem } from '../../ui/drawing/emblem'
import { EventTypesDocument } from './queries.generated'

export const loader = pageQuery(EventTypesDocument)

const about = {
  achievements: 'Awards, theses, grants and papers of our members.',
  icube: 'Talks by visitors, and our own series of seminars.',
  celebrations: 'Farewells, festivals and days out of the laboratory.',
}

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Events"
      description={`Achievements, guest lectures and celebrations of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
      alternates={[feedLink(paths.eventsFeed)]}
    >
      <CardGrid>
        {eventTypes.map((type) => (
          <LinkCard
            key={type}
            to={paths.events(type)}
            title={eventTitles[type]}
            picture={<Emblem type={type} />}
          >
            {about[type]}
          </LinkCard>
        ))}
      </CardGrid>
    </Page>
  )
}
