import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { choices, fromNowOn, isVisible, scheduleValuesOf } from './schedule'
import { scheduleSchema } from './schedule-schema'

const noon = '2027-03-15T12:00:00.000Z'
const now = new Date(noon)
const [before, after] = ['2027-03-15T11:59:00.000Z', '2027-03-15T12:01:00.000Z']

test.each([
  { draft: null, publishAt: null, endAt: null, shown: true },
  { draft: false, publishAt: before, endAt: after, shown: true },
  { draft: false, publishAt: noon, endAt: null, shown: true },
  { draft: false, publishAt: after, endAt: null, shown: false },
  { draft: false, publishAt: null, endAt: noon, shown: false },
  { draft: true, publishAt: before, endAt: null, shown: false },
])('draft $draft, from $publishAt until $endAt: $shown', ({ shown, ...schedule }) => {
  expect(isVisible(schedule, now)).toBe(shown)
})

test.each([
  { draft: null, publishAt: null, endAt: null },
  { draft: null, publishAt: before, endAt: after },
  { draft: null, publishAt: null, endAt: after },
  { draft: true, publishAt: null, endAt: null },
  { draft: true, publishAt: after, endAt: after },
])('what a form shows of a schedule is saved as it was: %o', (schedule) => {
  expect(parse(scheduleSchema, scheduleValuesOf(schedule))).toEqual(schedule)
})

test('what is published by one press keeps the end that is still to come', () => {
  expect(fromNowOn({ endAt: after }, now)).toEqual({ draft: null, publishAt: null, endAt: after })
  expect(fromNowOn({ endAt: before }, now).endAt).toBeNull()
})

test('what is to be seen at once has no moment from which', () => {
  const typed = { visible: choices.now, publishAt: '15/03/2027 09:00', endAt: '' }
  expect(parse(scheduleSchema, typed).publishAt).toBeNull()
})

test('who wants a moment has to say it', () => {
  const { issues = [] } = safeParse(scheduleSchema, { visible: choices.later, publishAt: '', endAt: '' })
  expect(issues.map(({ message, path }) => [path?.[0].key, message])).toEqual([
    ['publishAt', 'Say from which day and time'],
  ])
})

test('what is no moment is told beside its field, unless another choice hides it', () => {
  const typed = { publishAt: '31/02/2027 09:00', endAt: '15/03/2027' }
  const told = (visible: string) =>
    (safeParse(scheduleSchema, { visible, ...typed }).issues ?? []).map(({ path }) => path?.[0].key)
  expect(told(choices.later)).toEqual(['publishAt', 'endAt'])
  expect(told(choices.now)).toEqual(['endAt'])
  expect(told(choices.draft)).toEqual(['endAt'])
})
