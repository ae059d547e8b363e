import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router-dom'
import { pageQuery, type LoaderArguments } from '../../cms/page-query'
import { gallerySlide } from '../../content/gallery-slide'
import { blocksOf } from '../../features/custom-pages/blocks'
import { PageText } from '../../features/custom-pages/page-text'
import { EventItem } from '../../features/events/event-item'
import { PaperArticle } from '../../features/publications/paper/paper-article'
import { recordOf } from '../../features/publications/record/record'
import { UpdateLine } from '../../features/updates/update-line'
import { Image } from '../../ui/page/image'
import { ReadingPage } from '../../ui/page/reading-page'
import { longDate } from '../../ui/text/date'
import { ScientificText, unicodeText } from '../../ui/text/scientific-text'
import { ErrorPage } from '../error-page'
import { Frame, siteOf } from '../layout'
import { StaffPreviewDocument, type StaffPreviewQuery } from './queries.generated'
import * as styles from './page.module.css'

/** Nobody but who has the address shall find it: no search engine, no cache, no site that a link leads to. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

const ask = pageQuery(StaffPreviewDocument, {
  variables: ({ token = '' }) => ({ token }),
  headers: () => privately,
})

/** @throws with status 404, and what the frame of the page shows, where the address has ended or never was one */
export async function loader(args: LoaderArguments) {
  const answer = await ask(args)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to leave with a status
  if (!answer.preview) throw data(answer, { status: 404 })
  return { ...answer, preview: answer.preview }
}

type Preview = NonNullable<StaffPreviewQuery['preview']>

/** What visitors do not get yet, for whoever has its private address. Made by the server and never awake. */
export function Component() {
  const { preview } = useLoaderData<typeof loader>()
  const { title, shown } = shownOf(preview)
  return (
    <ReadingPage title={title} description={undefined} index={false}>
      <p className={styles['notice']}>
        <strong>A draft.</strong> Visitors of the site do not see it yet. Please do not pass this address on;
        it ends on {longDate(preview.until)} at the latest.
      </p>
      {shown}
    </ReadingPage>
  )
}

/** What stands at an address that shows nothing any more. */
export function Ended() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <Frame site={siteOf(error.data)}>
      <ReadingPage title="This private address has ended" description={undefined} index={false}>
        <h1 className={styles['kind']}>This private address has ended</h1>
        <p>
          What it showed was published in the meantime, deleted, or two weeks have passed. Ask whoever sent it
          for another one.
        </p>
      </ReadingPage>
    </Frame>
  )
}

function shownOf({ event, update, publication, customPage, galleryImage }: Preview): {
  title: string
  shown: ReactNode
} {
  if (event) {
    return {
      title: unicodeText(event.title),
      shown: (
        <>
          <h1 className={styles['kind']}>Event</h1>
          <ul>
            <EventItem
              // Its calendar is not there yet.
              event={{ ...event, isComing: false }}
              type={event.event_type}
              first
              isAlone
              placeholder={undefined}
            />
          </ul>
        </>
      ),
    }
  }
  if (publication) {
    return {
      title: unicodeText(publication.title),
      shown: (
        <PaperArticle
          paper={publication}
          record={recordOf(publication)}
          // Their addresses are not open yet, nor are those of its citations.
          attachments={[]}
          controls={null}
        />
      ),
    }
  }
  if (update) {
    return {
      title: unicodeText(update.title),
      shown: (
        <>
          <h1 className={styles['kind']}>Update</h1>
          <UpdateLine update={update} />
        </>
      ),
    }
  }
  if (customPage) {
    return {
      title: unicodeText(customPage.title),
      shown: (
        <>
          <h1>
            <ScientificText>{customPage.title}</ScientificText>
          </h1>
          <PageText blocks={blocksOf(customPage.text)} images={customPage.images} />
        </>
      ),
    }
  }
  if (!galleryImage) throw new Error('Say in site/preview/page.tsx how this kind is shown.')
  const { image, caption } = gallerySlide(galleryImage)
  return {
    title: caption ?? (image.alt || 'Picture'),
    shown: (
      <>
        <h1 className={styles['kind']}>Picture of the gallery</h1>
        <figure>
          <Image image={image} alt={image.alt} sizes="88vw" loading="at once" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      </>
    ),
  }
}
