import { expect, test } from 'vitest'
import {
  optionalEmail,
  optionalHttpUrl,
  optionalText,
  requiredLongText,
  requiredText,
  timeOfDay,
} from './text-rules'

test.each([undefined, null, '', '  ', '\n', '\u200b\ufeff', '\u0000'])('%j is no text', (value) => {
  expect(requiredText('Title').check(value)).toHaveProperty('problems')
  expect(optionalText('Title').check(value)).toEqual({ value: value === undefined ? undefined : null })
})

test('text is stored trimmed, in one line where it has only one', () => {
  expect(requiredText('Title').check(' a\r\nb\u0001 ')).toEqual({ value: 'a b' })
  expect(requiredLongText('Description').check(' a\r\nb\u0001 ')).toEqual({ value: 'a\nb' })
})

test('a text in which a letter was lost is not stored', () => {
  expect(requiredText('Title').check('M\ufffdller')).toMatchObject({
    problems: [{ message: 'Title holds “\ufffd”, where a letter was lost. Type the letter.' }],
  })
})

test('a time of a day is stored with two digits each', () => {
  for (const [typed, time] of [
    ['9.30', '09:30'],
    [' 15:00 ', '15:00'],
    ['1500', '15:00'],
    ['0930', '09:30'],
    ['3 pm', '15:00'],
    ['4PM', '16:00'],
    ['3.30 p.m.', '15:30'],
    // As telephones and calendars write it.
    ['3\u202fpm', '15:00'],
    ['15h30', '15:30'],
    ['12:15 am', '00:15'],
    ['12 pm', '12:00'],
    ['', null],
  ])
    expect(timeOfDay('Begins at').check(typed)).toEqual({ value: time })
  for (const typed of ['24:00', '9', '9:5', 'noon', '2400', '930', '13 pm', '0 am', '3 p'])
    expect(timeOfDay('Begins at').check(typed)).toHaveProperty('problems')
})

test('text has a longest length', () => {
  expect(requiredText('Title').check('x'.repeat(255))).toHaveProperty('value')
  expect(requiredText('Title').check('x'.repeat(256))).toHaveProperty('problems')
  expect(requiredText('Title').check(`${'x'.repeat(255)}\u0000`)).toHaveProperty('value')
})

test.each(['https://example.org', 'http://example.org/a?b=c#d', 'https://example.org/ü'])(
  '%s is a web address',
  (url) => {
    expect(optionalHttpUrl('Link', 'The link').check(url)).toEqual({ value: url })
  },
)

test.each([
  'example.org',
  'www.example.org/a?b',
  'müller.example:8080',
  'scholar.example.co.in/citations?user=x',
])('%s is a web address as browsers show it', (url) => {
  expect(optionalHttpUrl('Link', 'The link').check(url)).toEqual({ value: `https://${url}` })
})

test.each([
  'example',
  'paper.pdf',
  '10.1000/xyz',
  'a@example.org',
  '//example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@example.org',
  'http://',
  'https://a b',
])('%s is no web address', (url) => {
  expect(optionalHttpUrl('Link', 'The link').check(url)).toHaveProperty('problems')
})

test.each(['a@example.org', 'first.last+tag@phys.uni.example'])('%s is an e-mail address', (email) => {
  expect(optionalEmail('E-mail').check(email)).toEqual({ value: email })
})

test.each(['a', 'a@b', 'a@b@c.d', 'a b@c.de', '<a@b.cd>'])('%s is no e-mail address', (email) => {
  expect(optionalEmail('E-mail').check(email)).toHaveProperty('problems')
})
