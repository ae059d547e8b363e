import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { PresentImages } from './present-images'
import { AddImageDocument } from './queries.generated'
import { Uploader } from './uploader'

export const loader = pageQuery(AddImageDocument)

export function Component() {
  const { galleryImages } = useLoaderData<typeof loader>()
  const lastPosition = Math.max(0, ...galleryImages.map(({ position }) => position ?? 0))
  return (
    <StaffPage title="Add to Gallery">
      <Uploader nextPosition={lastPosition + 1} />
      <PresentImages images={galleryImages} />
    </StaffPage>
  )
}
