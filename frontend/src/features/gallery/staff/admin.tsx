import { askAnew } from '../../../cms/apollo/apollo-browser'
import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffData } from '../../../staff/staff-data'
import { PresentImages } from './present-images'
import { AddImageDocument, StaffGalleryDocument } from './queries.generated'
import { Uploader } from './uploader'

export const loader = pageQuery(AddImageDocument)

const loadGallery = () => askAnew(StaffGalleryDocument, {})

export const Component = () => (
  <StaffPage title="Add to Gallery">
    <StaffData load={loadGallery}>
      {({ galleryImages }, { reload }) => {
        const lastPosition = Math.max(0, ...galleryImages.map(({ position }) => position ?? 0))
        return (
          <>
            <Uploader nextPosition={lastPosition + 1} />
            <PresentImages images={galleryImages} reload={reload} />
          </>
        )
      }}
    </StaffData>
  </StaffPage>
)
