import { lines } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { scheduleFields, scheduleInOrder, scheduleRow } from '../../rules/schedule'
import { oneOf, optionalText, requiredLongText, requiredText, timeOfDay } from '../../rules/text-rules'
import { date, file, required } from '../../rules/value-rules'
import schema from './content-types/event/schema.json'

export const event: Noun = {
  schema,
  readers: 'everybody',
  pages: ['event', 'events', 'addevent'],
  named: ['title'],
  searched: ['description', 'place'],
  scheduled: true,
  attributes: {
    title: { rule: requiredText('Title', { missing: 'Event title is required' }) },
    date: { rule: required(date('Date'), 'Event date is required') },
    lastDay: { rule: date('Last day'), hint: 'Of an event of several days.' },
    startTime: { rule: timeOfDay('Begins at'), placeholder: '15:00' },
    endTime: { rule: timeOfDay('Ends at'), placeholder: '16:00' },
    place: { rule: optionalText('Place'), hint: 'Where one has to go, or the address of an online meeting.' },
    description: {
      rule: requiredLongText('Description', { missing: 'Event description is required' }),
      hint: lines,
    },
    event_type: {
      rule: oneOf('Event type', schema.attributes.event_type.enum),
      hint: 'The page that lists it: icube is I3 Series and Guest Lectures.',
    },
    image: { rule: file('Image'), hint: 'Without one the placeholder of the site is shown.' },
    ...scheduleFields,
  },
  together: [
    scheduleInOrder,
    {
      rule: 'inOrder',
      first: 'date',
      second: 'lastDay',
      message: 'The last day must not be before the first',
    },
    { ...scheduleInOrder, first: 'startTime', second: 'endTime', ofOneDay: ['date', 'lastDay'] },
  ],
  form: [
    ['title'],
    ['event_type'],
    ['date', 'lastDay'],
    ['startTime', 'endTime'],
    ['place'],
    ['description'],
    ['image'],
    scheduleRow,
  ],
  list: { columns: ['title', 'event_type', 'date', 'image', 'draft', 'publishAt'], sort: ['date', 'DESC'] },
  pictures: 'Events',
}
