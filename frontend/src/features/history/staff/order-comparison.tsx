import { askAnew } from '../../../cms/apollo/apollo-browser'
import { StaffData } from '../../../staff/staff-data'
import { Sides } from './comparison'
import { imagesInOrder, type GalleryFiles } from './order'
import { StaffGalleryFilesDocument } from './queries.generated'

/** Two orders of the gallery, as its images. */
export const OrderComparison = ({ before, after }: { before: unknown; after: unknown }) => (
  <StaffData load={loadFiles}>
    {(files) => (
      <Sides before={shown(before, files)} after={shown(after, files)} images={[...files.values()]} />
    )}
  </StaffData>
)

const loadFiles = async () => {
  const { galleryImages } = await askAnew(StaffGalleryFilesDocument, {})
  return new Map(galleryImages.map(({ documentId, image }) => [documentId, image]))
}

const shown = (state: unknown, files: GalleryFiles) => ({
  kind: 'images' as const,
  images: imagesInOrder(state, files),
})
