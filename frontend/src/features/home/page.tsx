import { Link, useLoaderData } from 'react-router-dom'
import { allFeedLinks } from '../../content/feed/feed-links'
import { gallerySlide } from '../../content/gallery-slide'
import { groupThing } from '../../content/group-thing'
import { imageSource } from '../../content/media'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { Carousel } from '../../ui/carousel/carousel'
import { Image } from '../../ui/page/image'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { Paragraphs } from '../../ui/text/paragraphs'
import { HomeDocument, type HomeQuery } from './queries.generated'
import { Ticker } from './ticker'
import styles from './page.module.css'

export const loader = pageQuery(HomeDocument)

export function Component() {
  return <Home answer={useLoaderData<typeof loader>()} />
}

/** @param props.found false where the home page stands in for an address that names nothing */
export function Home({ answer, found = true }: { answer: HomeQuery; found?: boolean }) {
  const { site, galleryImages, updates } = answer
  const photos = (site?.homePhotos ?? []).slice(0, 2).map(imageSource)
  const introduction = site?.homeIntroduction ?? ''
  return (
    <Page
      title="Welcome"
      description={firstSentences(introduction) || (site?.groupName ?? 'A research group')}
      canonical={paths.home}
      index={found}
      things={import.meta.env.SSR && site ? (origin) => [groupThing(origin, site)] : noThings}
      alternates={allFeedLinks}
      bannerLoading="at once"
    >
      <div className={styles['carousel']}>
        <Carousel
          label="From the gallery"
          slides={galleryImages.map(gallerySlide)}
          interval={4000}
          layout="peek"
          afterClick="stop"
        />
      </div>
      <div className={styles['columns']}>
        <section className={styles['introduction']} aria-labelledby="research">
          <h2 id="research">Our research</h2>
          <div className={styles['text']}>
            <Paragraphs>{introduction}</Paragraphs>
          </div>
          <div className={styles['photos']}>
            {photos.map((photo) => (
              <Image
                key={photo.src}
                image={photo}
                sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 88vw"
                className={styles['photo']}
              />
            ))}
          </div>
        </section>
        <div className={styles['updates']}>
          {updates.length > 0 && (
            <section aria-labelledby="updates">
              <Ticker titles={updates} heading={<h2 id="updates">Updates</h2>} />
              <Link to={paths.updates}>All updates</Link>
            </section>
          )}
          <Link to={paths.news}>News in pictures</Link>
        </div>
      </div>
    </Page>
  )
}

/** As many whole sentences as a search engine shows, about 160 characters. */
function firstSentences(text: string): string {
  const sentences = text.replace(/\s+/g, ' ').match(/[^.]+\.?/g) ?? []
  let description = ''
  for (const sentence of sentences) {
    if (description !== '' && description.length + sentence.length > 160) break
    description += sentence
  }
  return description.trim()
}
