import { expect, test } from 'vitest'
import { scheduleInWords } from './schedule-in-words'

const [past, now, next, later] = [2026, 2027, 2028, 2029].map((year) => `${String(year)}-03-15T12:00:00.000Z`)

test.each([
  [null, null, undefined],
  [past, null, undefined],
  [next, null, /^From 15 March 2028 at [\d:]+$/],
  [next, later, /^From 15 March 2028 .+ until 15 March 2029 /],
  [past, next, /^Until 15 March 2028 /],
  [null, past, /^Gone since 15 March 2026 /],
])('from %s until %s', (publishAt = null, endAt = null, words) => {
  const said = scheduleInWords({ draft: null, publishAt, endAt }, new Date(now ?? ''))
  if (words === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(words)
})

test('a draft is one, whatever its moments', () => {
  const draft = { draft: true, publishAt: next ?? null, endAt: past ?? null }
  expect(scheduleInWords(draft, new Date(now ?? ''))).toBe('Draft')
})
