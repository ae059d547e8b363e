import { expect, test } from 'vitest'
import { addressPieces } from './addresses'
import { withoutMarkdown } from './markdown'

const addresses = (text: string) =>
  addressPieces(text).flatMap(({ address }) => (address === undefined ? [] : [address]))

test('an address in a sentence is a piece of its own, and nothing of the text is lost', () => {
  expect(addressPieces('See https://example.org/a?b=1#c, please.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1#c', address: 'https://example.org/a?b=1#c' },
    { text: ', please.' },
  ])
})

test.each([
  ['(see https://example.org/a)', 'https://example.org/a'],
  ['https://example.org/Spin_(physics).', 'https://example.org/Spin_(physics)'],
  ['“https://example.org/”…', 'https://example.org/'],
  ['http://example.org/?q=ಕನ್ನಡ।', 'http://example.org/?q=ಕನ್ನಡ'],
  ['(see https://example.org/a_(b)).', 'https://example.org/a_(b)'],
  ['**https://example.org/a**', 'https://example.org/a'],
  // More than a call can be inside another one.
  [`https://example.org/x${'.)'.repeat(20_000)}`, 'https://example.org/x'],
])('what ends the sentence does not belong to the address: %s', (text, address) => {
  expect(addresses(text)).toEqual([address])
})

test('an address as people type it leads there too', () => {
  expect(addressPieces('At www.example.org/a, [there](www.example.org).')).toEqual([
    { text: 'At ' },
    { text: 'www.example.org/a', address: 'https://www.example.org/a' },
    { text: ', ' },
    { text: 'there', address: 'https://www.example.org' },
    { text: '.' },
  ])
  expect(addresses('www. www.… www.example a@www.example.org https://www.example.org')).toEqual([
    'mailto:a@www.example.org',
    'https://www.example.org',
  ])
})

test('two addresses with nothing but a comma between them are two', () => {
  expect(addresses('https://a.example/x,y,https://b.example;www.c.example/')).toEqual([
    'https://a.example/x,y',
    'https://b.example',
    'https://www.c.example/',
  ])
})

test('of a long address its beginning is shown', () => {
  const address = `https://meet.example.org/l/join/${'19%3ameeting'.repeat(12)}`
  expect(addressPieces(`At ${address}.`)).toEqual([
    { text: 'At ' },
    { text: `${address.slice(8, 48)}…`, address },
    { text: '.' },
  ])
})

test('a link may stand in brackets', () => {
  const text = '(see [the call](https://example.org/a_(b)), [us](/team)), ([a](mailto:x@y.example))'
  expect(withoutMarkdown(text)).toBe('(see the call, us), (a)')
  expect(addresses(text)).toEqual(['https://example.org/a_(b)', '/team', 'mailto:x@y.example'])
})

test('a mail address leads to a mail', () => {
  expect(addressPieces('Write to a.b+c@physics.example.org.')).toEqual([
    { text: 'Write to ' },
    { text: 'a.b+c@physics.example.org', address: 'mailto:a.b+c@physics.example.org' },
    { text: '.' },
  ])
  expect(addresses('https://example.org/@a @b Fe3O4@SiO2 Fe3O4@SiO2.5 a@b')).toEqual([
    'https://example.org/@a',
  ])
})

test('nothing else becomes a link', () => {
  expect(addresses('javascript:alert(1) data:text/html,x ftp://example.org https://')).toEqual([])
})

test('words with an address are a link, and nothing but words where there can be none', () => {
  const text =
    'Read [the call (PDF)](https://example.org/call), [write](mailto:a@b.example) or https://example.org.'
  expect(addressPieces(text)).toEqual([
    { text: 'Read ' },
    { text: 'the call (PDF)', address: 'https://example.org/call' },
    { text: ', ' },
    { text: 'write', address: 'mailto:a@b.example' },
    { text: ' or ' },
    { text: 'https://example.org', address: 'https://example.org' },
    { text: '.' },
  ])
  expect(withoutMarkdown(text)).toBe('Read the call (PDF), write or https://example.org.')
})

test('bold words and italics have no asterisks where nothing can be bold', () => {
  expect(withoutMarkdown('**[The call](/call):** 5 * 3, *E. coli*')).toBe('The call: 5 * 3, E. coli')
})

test.each([
  '[Ru(bpy)3](PF6)2',
  '[a](javascript:alert(1))',
  '[a](//example.org)',
  '[a](/\\example.org)',
  '[a] (https://',
  '[](/team)',
])('%s gives no words an address', (text) => {
  expect(withoutMarkdown(text)).toBe(text)
  expect(addresses(text)).toEqual([])
})
