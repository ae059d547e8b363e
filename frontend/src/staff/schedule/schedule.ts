import { isoMoment, shortMoment } from '../../ui/staff/typed-date'

/** When visitors get something, as the CMS has it. */
export interface Schedule {
  draft: boolean | null
  publishAt: string | null
  endAt: string | null
}

/** How a form says when visitors get something: one of these words, and the moments. */
export const choices = {
  now: 'at once',
  later: 'from a moment',
  draft: 'not yet (draft)',
} as const

type Choice = (typeof choices)[keyof typeof choices]

const momentOf = (instant: string | null | undefined) => (instant ? shortMoment(instant) : '')

const choiceOf = ({ draft, publishAt }: Partial<Schedule>): Choice => {
  if (draft === true) return choices.draft
  return publishAt ? choices.later : choices.now
}

/** What a form shows of it; of something new, that visitors get it at once and for good. */
export const scheduleValuesOf = (stored: Partial<Schedule>) => ({
  visible: choiceOf(stored),
  publishAt: momentOf(stored.publishAt),
  endAt: momentOf(stored.endAt),
})

/** Whether visitors get it now. */
export const isVisible = ({ draft, publishAt, endAt }: Schedule, now = new Date()): boolean =>
  draft !== true &&
  (publishAt === null || new Date(publishAt) <= now) &&
  (endAt === null || new Date(endAt) > now)

/** Whether what is typed for a moment lies in the past. */
export function hasPassed(typed: string, now = new Date()): boolean {
  const moment = isoMoment(typed)
  return moment !== undefined && new Date(moment) <= now
}

/** What is to be saved so that visitors get it from now on: until the end it has, unless that is over. */
export const fromNowOn = ({ endAt }: Pick<Schedule, 'endAt'>, now = new Date()): Schedule => ({
  draft: null,
  publishAt: null,
  endAt: endAt !== null && new Date(endAt) > now ? endAt : null,
})
