import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { pageQuery } from '../../cms/page-query'
import { ProfileDocument } from './queries.generated'
import { TitledText } from './titled-text'

export const loader = pageQuery(ProfileDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <TitledText
      title="Profile"
      field="profileText"
      text={site?.profileText}
      site={site}
      banner={bannerOf(site)}
    />
  )
}
