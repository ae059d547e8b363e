import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const event: Noun = {
  word: 'Event',
  page: ({ eventType }) => (eventType ? paths.events(eventType) : paths.event),
  card: { to: paths.addEvent, title: 'Add Event', about: 'An achievement, a lecture or a celebration.' },
}
