import { useLoaderData, useParams } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { memberTitles } from '../../content/member-titles'
import { pageQuery } from '../../cms/page-query'
import { memberCategories, paths, type MemberCategory } from '../../paths'
import { Page } from '../../ui/page/page'
import { MemberGroups } from './member-groups'
import { MembersDocument } from './queries.generated'

const isCategory = (category: string | undefined): category is MemberCategory =>
  memberCategories.some((known) => known === category)

export const loader = pageQuery(MembersDocument, {
  variables: ({ type = '' }) => ({ category: type }),
  exists: (_answer, { type }) => isCategory(type),
})

export function Component() {
  const { site, members } = useLoaderData<typeof loader>()
  const { type } = useParams()
  if (!isCategory(type)) throw new Error(`There is no member category ${String(type)}.`)
  const title = memberTitles[type]
  return (
    <Page
      title={title}
      description={described(title, site?.groupName ?? 'group', members)}
      banner={bannerOf(site)}
      above={[{ name: 'Meet the team', path: paths.team }]}
    >
      <MemberGroups members={members} order={site?.subcategoryOrder} />
    </Page>
  )
}

function described(title: string, groupName: string, members: { name: string }[]): string {
  const opening = `${title} of the ${groupName}`
  return members.length > 0 ? `${opening}: ${members.map(({ name }) => name).join(', ')}.` : `${opening}.`
}
