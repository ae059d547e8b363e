import { expect, test } from 'vitest'
import { overall, perAddress, tooManyAttempts, waitingTime, type Attempt } from './attempts'

const minute = 60_000
const now = 1_700_000_000_000
const times = (count: number, attempt: (number: number) => Attempt) =>
  Array.from({ length: count }, (_, n) => attempt(n))
const here = (at: number): Attempt => ({ address: 'here', at })

test('ten attempts of an address are let through, the eleventh waits', () => {
  expect(waitingTime([], 'here', now)).toBe(0)
  expect(
    waitingTime(
      times(9, () => here(now)),
      'here',
      now,
    ),
  ).toBe(0)
  expect(
    waitingTime(
      times(10, () => here(now)),
      'here',
      now,
    ),
  ).toBe(15 * minute)
  expect(
    waitingTime(
      times(10, () => here(now)),
      'elsewhere',
      now,
    ),
  ).toBe(0)
})

test('one waits until the earliest of the ten is a quarter of an hour old', () => {
  const attempts = times(10, (number) => here(now - number * minute))
  expect(waitingTime(attempts, 'here', now)).toBe(6 * minute)
  expect(waitingTime(attempts, 'here', now + 6 * minute - 1)).toBe(1)
  expect(waitingTime(attempts, 'here', now + 6 * minute)).toBe(0)
})

test('a hundred attempts in an hour are let through, whoever they come from', () => {
  const attempts = times(100, (number) => ({ address: String(number), at: now - 30 * minute + number }))
  expect(waitingTime(attempts.slice(1), 'here', now)).toBe(0)
  expect(waitingTime(attempts, 'here', now)).toBe(30 * minute)
})

test('the longer of two waits counts', () => {
  const crowd = times(90, (number) => ({ address: String(number), at: now - 59 * minute }))
  expect(waitingTime([...crowd, ...times(10, () => here(now))], 'here', now)).toBe(15 * minute)
  expect(waitingTime([...crowd, ...times(10, () => here(now - 14 * minute))], 'here', now)).toBe(minute)
})

test('the limits are as documented', () => {
  expect([perAddress.limit, perAddress.window, overall.limit, overall.window]).toEqual([
    10,
    15 * minute,
    100,
    60 * minute,
  ])
})

test.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [45, 'Too many attempts. Try again in 45 seconds.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [720, 'Too many attempts. Try again in 12 minutes.'],
])('%i seconds are told as: %s', (seconds, message) => {
  expect(tooManyAttempts(seconds)).toBe(message)
})
