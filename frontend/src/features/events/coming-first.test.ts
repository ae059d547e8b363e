import { expect, test } from 'vitest'
import { comingFirst } from './coming-first'

const events = [
  { date: '2026-06-01', isComing: true },
  { date: '2026-03-01', isComing: true },
  { date: '2026-02-27', isComing: false },
  // It lasts until April.
  { date: '2026-02-01', isComing: true },
  { date: '2024-01-01', isComing: false },
]

test('what is coming stands first, the next before the others; then what was, the last first', () => {
  expect(comingFirst(events).map(({ date }) => date)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-06-01',
    '2026-02-27',
    '2024-01-01',
  ])
})

test('where nothing is coming the latest stands first', () => {
  const past = events.filter(({ isComing }) => !isComing)
  expect(comingFirst(past)).toEqual(past)
})
