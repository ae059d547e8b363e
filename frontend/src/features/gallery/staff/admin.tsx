import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { Guard } from '../../../session/guard/guard'
import { Page } from '../../../ui/page/page'
import { PresentImages } from './present-images'
import { AddImageDocument } from '../queries.generated'
import { Uploader } from './uploader'

export const loader = pageQuery(AddImageDocument)

export function Component() {
  const { galleryImages } = useLoaderData<typeof loader>()
  const lastPosition = Math.max(0, ...galleryImages.map(({ position }) => position ?? 0))
  return (
    <Page title="Add to Gallery" description="For the staff of the group." index={false}>
      <Guard>
        <Uploader nextPosition={lastPosition + 1} />
        <PresentImages images={galleryImages} />
      </Guard>
    </Page>
  )
}
