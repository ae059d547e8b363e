import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import type { BannerFragment } from '../../content/site.generated'
import { Page } from '../../ui/page/page'

/** A titled page without content. Search engines need not keep it. */
export function Placeholder({ title }: { title: string }) {
  const { site } = useLoaderData<{ site: { groupName: string; banner: BannerFragment | null } | null }>()
  return (
    <Page
      title={title}
      description={`${title} – ${site?.groupName ?? 'research group'}`}
      banner={bannerOf(site)}
      index={false}
    />
  )
}
