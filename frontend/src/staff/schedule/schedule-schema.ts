import * as v from 'valibot'
import { isoMoment } from '../../ui/staff/typed-date'
import { choices } from './schedule'

/** What is typed for a moment, as it is stored: in UTC; blank is none. */
const instant = (typed: string) => isoMoment(typed) ?? null

const isMomentOrBlank = (typed: string) => typed.trim() === '' || isoMoment(typed) !== undefined

const noMoment = (typed: string) =>
  `${typed} is not a day and a time. Write dd/mm/yyyy hh:mm, such as 01/03/2027 09:00.`

/** What a form asks about when visitors get something; to be intersected with what else it asks. */
export const scheduleSchema = v.pipe(
  v.object({
    visible: v.picklist(Object.values(choices)),
    publishAt: v.string(),
    endAt: v.string(),
  }),
  v.forward(
    v.check(
      ({ visible, publishAt }) => visible !== choices.later || publishAt.trim() !== '',
      'Say from which day and time',
    ),
    ['publishAt'],
  ),
  v.forward(
    v.check(
      ({ visible, publishAt }) => visible !== choices.later || isMomentOrBlank(publishAt),
      ({ input }) => noMoment(input.publishAt),
    ),
    ['publishAt'],
  ),
  v.forward(
    v.check(
      ({ endAt }) => isMomentOrBlank(endAt),
      ({ input }) => noMoment(input.endAt),
    ),
    ['endAt'],
  ),
  // What is no draft is stored as what never was one. A draft keeps the moment from which it was to be seen.
  v.transform(({ visible, publishAt, endAt }) => ({
    draft: visible === choices.draft ? true : null,
    publishAt: visible === choices.now ? null : instant(publishAt),
    endAt: instant(endAt),
  })),
)
