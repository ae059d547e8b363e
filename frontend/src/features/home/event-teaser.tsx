import { useId } from 'react'
import { Link } from 'react-router-dom'
import { eventTitles } from '../../content/event-titles'
import { todayInWords, whenAndWhere } from '../../content/when-and-where'
import { paths } from '../../paths'
import { DateBlock } from '../../ui/text/date-block'
import { ScientificText } from '../../ui/text/scientific-text'
import type { EventTeaserFragment } from './queries.generated'
import * as titleLink from '../../ui/text/title-link.module.css'
import * as styles from './event-teaser.module.css'

/** One event, the next or, where none is known, the newest achievement, with its day as a block, leading to its page. */
export function EventTeaser({ event }: { event: EventTeaserFragment }) {
  const id = useId()
  return (
    <section className={styles['teaser']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {event.isToday ? todayInWords(event) : event.isComing ? 'Next event' : 'Newest achievement'}
      </h2>
      <div className={styles['event']}>
        <DateBlock date={event.date} />
        <div>
          <p className={styles['type']}>
            {[eventTitles[event.event_type], whenAndWhere(event)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles['title']}>
            <Link to={paths.eventPage(event.event_type, event.documentId)} className={titleLink['link']}>
              <ScientificText>{event.title}</ScientificText>
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
