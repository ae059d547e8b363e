import { expect, test } from 'vitest'
import { comingFirst } from './coming-first'

const events = ['2026-06-01', '2026-03-01', '2025-02-01', '2024-01-01'].map((date) => ({ date }))

test('what is coming stands first, the next before the others; then what was, the last first', () => {
  expect(comingFirst(events, '2026-03-01').map(({ event, isComing }) => [event.date, isComing])).toEqual([
    ['2026-03-01', true],
    ['2026-06-01', true],
    ['2025-02-01', false],
    ['2024-01-01', false],
  ])
})

test('where nothing is coming the latest stands first', () => {
  expect(comingFirst(events, undefined).map(({ event }) => event)).toEqual(events)
})
