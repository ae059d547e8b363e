import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { gallerySlide } from '../../content/gallery-slide'
import { imageSource } from '../../content/media'
import { EventItem } from '../../features/events/event-item'
import { PaperArticle } from '../../features/publications/paper/paper-article'
import { recordOf } from '../../features/publications/record/record'
import { UpdateLine } from '../../features/updates/update-line'
import { Image } from '../../ui/page/image'
import { ReadingPage } from '../../ui/page/reading-page'
import { longDate } from '../../ui/text/date'
import { unicodeText } from '../../ui/text/scientific-text'
import { StaffPreviewDocument, type StaffPreviewQuery } from './queries.generated'
import styles from './page.module.css'

/** Nobody but who has the address shall find it: no search engine, no cache, no site that a link leads to. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export const loader = pageQuery(StaffPreviewDocument, {
  variables: ({ token = '' }) => ({ token }),
  exists: ({ preview }) => preview !== null,
  headers: () => privately,
})

type Preview = NonNullable<StaffPreviewQuery['preview']>

/** What visitors do not get yet, for whoever has its private address. Made by the server and never awake. */
export function Component() {
  const { preview } = useLoaderData<typeof loader>()
  if (!preview) throw new Error('There is no such preview.')
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

function shownOf({ event, update, publication, galleryImage }: Preview): { title: string; shown: ReactNode } {
  if (event) {
    return {
      title: unicodeText(event.title),
      shown: (
        <ul>
          <EventItem event={event} type={event.event_type} isComing={false} first placeholder={undefined} />
        </ul>
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
  if (update) return { title: unicodeText(update.title), shown: <UpdateLine update={update} /> }
  if (!galleryImage) throw new Error('Say in site/preview/page.tsx how this kind is shown.')
  const { image, caption } = gallerySlide(galleryImage)
  return {
    title: caption ?? (image.alt || 'Picture'),
    shown: (
      <figure>
        <Image
          image={{ ...imageSource(galleryImage.image), alt: image.alt }}
          alt={image.alt}
          sizes="88vw"
          loading="at once"
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  }
}
