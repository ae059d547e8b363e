import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { isThere, pageNumber, partOf } from '../../cms/page-number'
import { pageQuery } from '../../cms/page-query'
import { pageOfList, paths } from '../../paths'
import { EditPlace } from '../../session/edit-place'
import { Nothing } from '../../session/nothing'
import { Page } from '../../ui/page/page'
import { PageLinks } from '../../ui/page/page-links'
import { partLength } from '../../content/gallery-slide'
import { GalleryDocument, type GalleryQuery } from './queries.generated'
import { Slideshow } from './slideshow'

const imagesOf = ({ galleryImages_connection }: GalleryQuery) => ({
  images: galleryImages_connection?.nodes ?? [],
  total: galleryImages_connection?.pageInfo.total ?? 0,
})

export const loader = pageQuery(GalleryDocument, {
  variables: (_params, search) => partOf(search, partLength),
  exists: (answer) => {
    const { images, total } = imagesOf(answer)
    return isThere(images, total)
  },
})

export function Component() {
  const answer = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { site } = answer
  const { images, total } = imagesOf(answer)
  const page = pageNumber(search)
  const before = (page - 1) * partLength
  return (
    <Page
      title="Gallery"
      description={`Micrographs, measurements and moments of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
      bannerLoading="at once"
      canonical={pageOfList(paths.gallery, page)}
    >
      {total === 0 && (
        <Nothing add={paths.addImage} label="Add an image">
          No images available
        </Nothing>
      )}
      <EditPlace
        what="Gallery"
        onEdit={() => {
          void navigate(paths.addImage)
        }}
      />
      <Slideshow key={before} first={{ before, images }} total={total} />
      <PageLinks
        label="Pages of the gallery"
        path={paths.gallery}
        page={page}
        pages={Math.ceil(total / partLength)}
      />
    </Page>
  )
}
