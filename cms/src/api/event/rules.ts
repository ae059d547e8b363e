import type { Rules } from '../../documents/rules'
import { oneOf, requiredLongText, requiredText } from '../../documents/text-rules'
import { date, required } from '../../documents/value-rules'

const eventTypes = ['achievements', 'icube', 'celebrations'] as const

export const eventRules: Rules = {
  title: requiredText('Title'),
  date: required('Date', date('Date')),
  description: requiredLongText('Description'),
  event_type: oneOf('Event type', eventTypes),
}
