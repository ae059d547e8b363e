import { expect, test } from 'vitest'
import { isoDay, isoMoment, longMoment, shortMoment } from './typed-date'

test('a day is read as day, month, year or as ISO 8601 has it', () => {
  for (const text of [
    '12/08/2021',
    ' 12.8.2021 ',
    '12-08-2021',
    '2021-08-12',
    '12 August 2021',
    '12th Aug. 2021',
    '12-Aug-2021',
    'AUGUST 12, 2021',
  ]) {
    expect(isoDay(text)).toBe('2021-08-12')
  }
  expect(isoDay('29/02/2024')).toBe('2024-02-29')
})

test('what is no day of the calendar is not read', () => {
  for (const text of [
    '31/04/2021',
    '29/02/2023',
    '08/13/2021',
    '0/1/2021',
    '12/08-2021',
    '26/11/0026',
    '12/08/21',
    'May 2021',
    '31 April 2021',
    '12 Augusto 2021',
    '12 Ma 2021',
    '',
  ]) {
    expect(isoDay(text)).toBeUndefined()
  }
})

test('a moment is read as people write it, in the time zone of the browser', () => {
  const moment = new Date(2021, 7, 12, 9, 30).toISOString()
  for (const text of [
    '12/08/2021 09:30',
    '12.8.2021 9.30',
    '2021-08-12T09:30',
    '12/08/2021, 9:30 a.m.',
    ` ${shortMoment(moment)} `,
    longMoment(moment),
  ]) {
    expect(isoMoment(text)).toBe(moment)
  }
  expect(isoMoment('12/08/2021 3pm')).toBe(new Date(2021, 7, 12, 15, 0).toISOString())
  expect(isoMoment('12/08/2021 12 am')).toBe(new Date(2021, 7, 12, 0, 0).toISOString())
  for (const text of [
    '12/08/2021',
    '31/04/2021 09:30',
    '12/08/2021 25:00',
    '12/08/2021 09:60',
    '12/08/2021 9',
    '12/08/2021 13 pm',
    '12/08/2021 0 am',
    '09:30',
    '',
  ]) {
    expect(isoMoment(text)).toBeUndefined()
  }
})

test('a moment that the minutes do not tell stays what it is', () => {
  for (const exact of ['2021-08-12T04:00:15.000Z', '2021-08-12T04:00:00.500Z'])
    expect(isoMoment(shortMoment(exact))).toBe(exact)
})
