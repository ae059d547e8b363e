import { expect, test } from 'vitest'
import { nextLook } from './look-nightly'

const site = 'https://group.example.edu'

test('it is looked once a night, at the minute of the site', () => {
  const first = new Date(nextLook(new Date(2026, 2, 1, 12), site))
  expect([first.getDate(), first.getHours() >= 1 && first.getHours() < 5]).toEqual([2, true])
  const shortBefore = new Date(first.getTime() - 1)
  expect([nextLook(shortBefore, site), nextLook(first, site)]).toEqual([
    first.getTime(),
    new Date(2026, 2, 3, first.getHours(), first.getMinutes()).getTime(),
  ])
})

test('sites do not all ask at once', () => {
  const sites = Array.from({ length: 20 }, (_, index) => `https://group-${String(index)}.example.edu`)
  expect(new Set(sites.map((one) => nextLook(new Date(2026, 2, 1), one))).size).toBeGreaterThan(10)
})
