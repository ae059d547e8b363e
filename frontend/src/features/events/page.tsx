import { useLoaderData, useParams } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { eventTitles } from '../../cms/event-titles'
import { imageSource } from '../../cms/media'
import { pageQuery } from '../../cms/page-query'
import { eventTypes, type EventType } from '../../paths'
import { longDate } from '../../ui/date'
import { Image } from '../../ui/image'
import { Page } from '../../ui/page'
import { ScientificText } from '../../ui/scientific-text'
import { Emblem } from './emblem'
import { EventsDocument } from './queries.generated'
import styles from './page.module.css'

const isType = (type: string | undefined): type is EventType => eventTypes.some((known) => known === type)

export const loader = pageQuery(EventsDocument, {
  variables: ({ type = '' }) => ({ type }),
  exists: (_answer, { type }) => isType(type),
})

export function Component() {
  const { site, events } = useLoaderData<typeof loader>()
  const { type } = useParams()
  if (!isType(type)) throw new Error(`There is no event type ${String(type)}.`)
  const title = eventTitles[type]
  const placeholder = site?.eventPlaceholder
  return (
    <Page
      title={title}
      description={`${title} of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
      {events.length === 0 && <p>No events available for {title}</p>}
      <ul className={styles['events']}>
        {events.map(({ documentId, title, date, description, image }) => {
          const file = image ?? placeholder
          return (
            <li key={documentId} className={styles['event']}>
              <div className={styles['picture']}>
                {file ? (
                  <Image
                    image={imageSource(file)}
                    alt={image?.alternativeText ?? ''}
                    sizes="(min-width: 48rem) 20rem, 100vw"
                    className={styles['image']}
                  />
                ) : (
                  <Emblem type={type} />
                )}
              </div>
              <div>
                <h2 className={styles['title']}>
                  <ScientificText>{title}</ScientificText>
                </h2>
                <p className={styles['date']}>
                  <time dateTime={date}>{longDate(date)}</time>
                </p>
                <p className={styles['description']}>
                  <ScientificText>{description}</ScientificText>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
