import { Link } from 'react-router-dom'
import { imageSource } from '../../content/media'
import { todayInWords, whenAndWhere } from '../../content/when-and-where'
import { paths, type EventType } from '../../paths'
import { ItemControls } from '../../session/item-controls'
import { useEditing } from '../../session/use-editing'
import { DateBlock } from '../../ui/text/date-block'
import { LinkedText } from '../../ui/text/linked-text'
import { Paragraphs } from '../../ui/text/paragraphs'
import { DocumentLinks } from '../../ui/page/document-links'
import { ControlledHeading } from '../../ui/control/controlled-heading'
import { Image, type ImageSource } from '../../ui/page/image'
import { frameOf } from '../../ui/page/image-frame'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { ScientificText, unicodeText } from '../../ui/text/scientific-text'
import { Emblem } from '../../ui/drawing/emblem'
import { DeleteEventDocument, type EventItemFragment } from './queries.generated'
import * as titleLink from '../../ui/text/title-link.module.css'
import * as styles from './event-item.module.css'

const form = lazy(() => import('./staff/event-editor'))

/**
 * @param props.first whether it stands at the top of the page, where its image is needed at once
 * @param props.isAlone whether it stands on its own page, to which its title leads elsewhere
 * @param props.placeholder what stands where an event has no image; the type's emblem without it
 */
export function EventItem({
  event,
  type,
  first,
  isAlone = false,
  placeholder,
}: {
  event: EventItemFragment
  type: EventType
  first: boolean
  isAlone?: boolean
  placeholder: ImageSource | undefined
}) {
  const { editing, edit, done, control } = useEditing(event.documentId)
  const { documentId, title, date, isComing, isToday, description, image } = event
  const leaveTo = isAlone ? paths.events(type) : undefined
  const when = whenAndWhere(event)
  const own = image ? imageSource(image) : undefined
  const picture = own ?? placeholder
  if (editing) {
    return (
      <li className={styles['editing']}>
        <Lazy part={form} onMissing={done}>
          {({ EventEditor }) => <EventEditor event={event} leaveTo={leaveTo} onDone={done} />}
        </Lazy>
      </li>
    )
  }
  return (
    <li id={documentId} className={styles['event']}>
      <DateBlock date={date} />
      <div className={styles['words']}>
        {isComing && <p className={styles['coming']}>{isToday ? todayInWords(event) : 'Coming up'}</p>}
        <ControlledHeading
          controls={
            <ItemControls
              ref={control}
              documentId={documentId}
              what={unicodeText(title)}
              question="Are you sure you want to delete this event?"
              deletion={DeleteEventDocument}
              leaveTo={leaveTo}
              onEdit={edit}
            />
          }
        >
          <h2 className={styles['title']}>
            {isAlone ? (
              <ScientificText>{title}</ScientificText>
            ) : (
              <Link to={paths.eventPage(type, documentId)} className={titleLink['link']}>
                <ScientificText>{title}</ScientificText>
              </Link>
            )}
          </h2>
        </ControlledHeading>
        {when && (
          <p className={styles['when']}>
            <LinkedText>{when}</LinkedText>
          </p>
        )}
        <div className={styles['description']}>
          <Paragraphs>{description}</Paragraphs>
        </div>
        {isComing && (
          <DocumentLinks
            links={[
              {
                path: paths.eventCalendar(type, documentId),
                type: 'text/calendar',
                title: unicodeText(title),
                icon: 'calendar',
                label: 'Add to calendar',
              },
            ]}
          />
        )}
      </div>
      <div className={styles['picture']}>
        {picture ? (
          // Whole, and as high as the column allows.
          <div style={frameOf(picture)}>
            <Image
              image={picture}
              alt={own?.alt ?? ''}
              sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, 88vw"
              loading={first ? 'at once' : 'when near'}
            />
          </div>
        ) : (
          <Emblem type={type} />
        )}
      </div>
    </li>
  )
}
