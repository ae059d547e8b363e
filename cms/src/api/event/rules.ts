import type { Rules } from '../../rules/rules'
import { oneOf, requiredLongText, requiredText } from '../../rules/text-rules'
import { date, required } from '../../rules/value-rules'

const eventTypes = ['achievements', 'icube', 'celebrations'] as const

export const eventRules: Rules = {
  title: requiredText('Title'),
  date: required('Date', date('Date')),
  description: requiredLongText('Description'),
  event_type: oneOf('Event type', eventTypes),
}
