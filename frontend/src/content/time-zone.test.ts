import { expect, test } from 'vitest'
import { momentAt, withOffset } from './time-zone'

test.each([
  ['2026-11-26', '15:00', 'Asia/Kolkata', '2026-11-26T09:30:00.000Z', '2026-11-26T15:00:00+05:30'],
  ['2026-11-26', '02:00', 'Asia/Kolkata', '2026-11-25T20:30:00.000Z', '2026-11-26T02:00:00+05:30'],
  ['2026-07-01', '09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z', '2026-07-01T09:00:00+02:00'],
  ['2026-12-01', '09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00+01:00'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
  // No clock shows it: it is half past three there, in the calendar too.
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', '2026-03-29T02:30:00+01:00'],
  ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30:00.000Z', '2026-03-08T01:30:00-05:00'],
  ['2026-01-01', '00:00', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z', '2026-01-01T00:00:00+13:00'],
  // Five minutes and 28 seconds less than the half hour: the time of Calcutta.
  ['1850-01-01', '12:00', 'Asia/Kolkata', '1850-01-01T06:06:32.000Z', '1850-01-01T12:00:00+05:53'],
])('%s %s in %s is %s', (date, time, zone, moment, written) => {
  expect(momentAt(date, time, zone).toISOString()).toBe(moment)
  expect(withOffset(date, time, zone)).toBe(written)
})
