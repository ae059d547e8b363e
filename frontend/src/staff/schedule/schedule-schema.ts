import * as v from 'valibot'
import { choices } from './schedule'

/** A moment as `<input type="datetime-local">` has it, as it is stored: in UTC; blank is none. */
const instant = (local: string) => (local === '' ? null : new Date(local).toISOString())

/** What a form asks about when visitors get something; to be intersected with what else it asks. */
export const scheduleSchema = v.pipe(
  v.object({
    visible: v.picklist(Object.values(choices)),
    publishAt: v.string(),
    endAt: v.string(),
  }),
  v.forward(
    v.check(
      ({ visible, publishAt }) => visible !== choices.later || publishAt !== '',
      'Say from which day and time',
    ),
    ['publishAt'],
  ),
  // A moment that is not shown is none; what is no draft is stored as what never was one.
  v.transform(({ visible, publishAt, endAt }) => ({
    draft: visible === choices.draft ? true : null,
    publishAt: visible === choices.later ? instant(publishAt) : null,
    endAt: visible === choices.draft ? null : instant(endAt),
  })),
)
