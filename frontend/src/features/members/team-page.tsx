import { useLoaderData } from 'react-router-dom'
import { leaderName } from '../../content/leader-name'
import { bannerOf } from '../../content/banner'
import { memberTitles } from '../../content/member-titles'
import { pageQuery } from '../../cms/page-query'
import { memberCategories, paths } from '../../paths'
import { Emblem } from '../../ui/drawing/emblem'
import { CardGrid } from '../../ui/page/card-grid'
import { LinkCard } from '../../ui/page/link-card'
import { Page } from '../../ui/page/page'
import { TeamDocument } from './queries.generated'

export const loader = pageQuery(TeamDocument)

const about = {
  presentGroupMembers: 'The scholars, students and staff who work in the group today.',
  pastGroupMembers: 'Those who learned here, and moved on.',
  researchCollaborators: 'The colleagues elsewhere we measure, model and write with.',
}

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  const leader = site?.leader
  return (
    <Page
      title="Meet the team"
      description={`The people of the ${site?.groupName ?? 'group'}: leader, present members, alumni and collaborators.`}
      banner={bannerOf(site)}
    >
      <CardGrid columns={4}>
        {leader && (
          <LinkCard
            to={paths.leader(leader.slug)}
            title={leaderName(leader)}
            picture={<Emblem type="leader" />}
          >
            The group’s leader: research interests, background and links.
          </LinkCard>
        )}
        {memberCategories.map((category) => (
          <LinkCard
            key={category}
            to={paths.members(category)}
            title={memberTitles[category]}
            picture={<Emblem type={category} />}
          >
            {about[category]}
          </LinkCard>
        ))}
      </CardGrid>
    </Page>
  )
}
