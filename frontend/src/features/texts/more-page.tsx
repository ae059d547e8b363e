import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { pageQuery } from '../../cms/page-query'
import { MoreDocument } from './queries.generated'
import { TitledText } from './titled-text'

export const loader = pageQuery(MoreDocument)

export function Component() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <TitledText title="More" field="moreText" text={site?.moreText} site={site} banner={bannerOf(site)} />
  )
}
