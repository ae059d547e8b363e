import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { gallerySlide } from '../../cms/gallery-slide'
import { pageQuery } from '../../cms/page-query'
import { Carousel } from '../../ui/carousel'
import { Page } from '../../ui/page'
import { GalleryDocument } from './queries.generated'

export const loader = pageQuery(GalleryDocument)

export function Component() {
  const { site, galleryImages } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Gallery"
      description={`Micrographs, measurements and moments of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
      <Carousel
        label="Gallery"
        slides={galleryImages.map(gallerySlide)}
        interval={5000}
        layout="single"
        afterClick="restart"
      />
    </Page>
  )
}
