import { Link, useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { allFeedLinks } from '../../content/feed/feed-links'
import { gallerySlide } from '../../content/gallery-slide'
import { groupThing } from '../../content/group-json-ld'
import { imageSource } from '../../content/media'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { EditPart } from '../../session/edit-part'
import { Nothing } from '../../session/nothing'
import { Carousel } from '../../ui/carousel/carousel'
import { Image } from '../../ui/page/image'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { Paragraphs } from '../../ui/text/paragraphs'
import { EventTeaser } from './event-teaser'
import { JoinUs } from './join-us'
import { LatestPublications } from './latest-publications'
import { Opening } from './opening'
import { People } from './people'
import { HomeDocument, type HomeQuery } from './queries.generated'
import { ResearchTiles } from './research-tiles'
import { Ticker } from './ticker'
import { withoutMarkdown } from '../../ui/text/markdown'
import * as styles from './page.module.css'

export const loader = pageQuery(HomeDocument)

export function Component() {
  return <Home answer={useLoaderData<typeof loader>()} />
}

/** @param props.found false where the home page stands in for an address that names nothing */
export function Home({ answer, found = true }: { answer: HomeQuery; found?: boolean }) {
  const { site, galleryImages, updates, nextEvent } = answer
  const [achievement] = answer.achievements
  const photos = (site?.homePhotos ?? []).slice(0, 2).map(imageSource)
  const introduction = site?.homeIntroduction ?? ''
  const words = withoutMarkdown(introduction)
  const groupName = site?.groupName ?? 'Research group'
  const event = nextEvent ?? achievement
  const hasNews = (site?.newsImages ?? []).length > 0
  const isEmpty =
    introduction === '' &&
    [galleryImages, updates, answer.researchLines, answer.latestPublications].every(
      ({ length }) => length === 0,
    )
  return (
    <Page
      title="Welcome"
      description={firstSentences(words) || groupName}
      canonical={paths.home}
      index={found}
      things={import.meta.env.SSR && site ? (origin) => [groupThing(origin, site)] : noThings}
      alternates={allFeedLinks}
      banner={bannerOf(site)}
      opening={
        <Opening
          groupName={groupName}
          place={[site?.department, site?.institution].filter(Boolean).join(' · ')}
          sentence={site?.homeSentence ?? sentencesOf(words)[0] ?? ''}
          isInviting={Boolean(site?.joinUs)}
        />
      }
    >
      {isEmpty && (
        <Nothing add={paths.addSettings} label="Fill in the site settings">
          This site has no content yet.
        </Nothing>
      )}
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
        {(introduction !== '' || photos.length > 0) && (
          <section className={styles['introduction']} aria-labelledby="research">
            <h2 id="research">Our research</h2>
            <EditPart part="home" field="homeIntroduction" what="Introduction" />
            <div className={styles['text']}>
              <Paragraphs>{introduction}</Paragraphs>
            </div>
            <div className={styles['photos']}>
              {photos.map((photo) => (
                <Image
                  key={photo.src}
                  image={photo}
                  sizes="(min-width: 64rem) 23rem, 45vw"
                  crop={4 / 3}
                  className={styles['photo']}
                />
              ))}
            </div>
            {photos.length > 0 && <EditPart part="home" field="homePhotos" what="Photos" />}
          </section>
        )}
        {(updates.length > 0 || hasNews || event) && (
          <div className={styles['side']}>
            {updates.length > 0 && (
              <section className={styles['updates']} aria-labelledby="updates">
                <Ticker titles={updates} heading={<h2 id="updates">Updates</h2>} />
                <Link to={paths.updates}>All updates</Link>
              </section>
            )}
            {event && <EventTeaser event={event} />}
            {hasNews && <Link to={paths.news}>News in pictures</Link>}
          </div>
        )}
      </div>
      <ResearchTiles {...answer} />
      <LatestPublications {...answer} />
      <People {...answer} />
      {site?.joinUs && <JoinUs>{site.joinUs}</JoinUs>}
    </Page>
  )
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .match(/[^.]+\.?/g)
    ?.map((sentence) => sentence.trim()) ?? []

/** As many whole sentences as a search engine shows, about 160 characters. */
function firstSentences(text: string): string {
  let description = ''
  for (const sentence of sentencesOf(text)) {
    if (description !== '' && description.length + sentence.length > 160) break
    description += `${description && ' '}${sentence}`
  }
  return description
}
