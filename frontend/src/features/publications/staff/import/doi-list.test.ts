import { expect, test } from 'vitest'
import { isLongDoiList } from './doi-list'

const dois = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://doi.org/10.5555/${String(number)}`)

test.each([
  ['one a line', `${dois(25).join('\n')}\n\n`],
  ['one after the other', dois(25).join(', ')],
  ['with something else between them', `My papers\ndoi: 10.1002/a;2-#\n${dois(6).join('\n')}`],
])('a long list of DOIs is looked up in the background: %s', (_, text) => {
  expect(isLongDoiList(text)).toBe(true)
})

test.each([
  ['a short list', dois(5).join('\n')],
  ['a bibliography', `@article{a,\n${dois(20).join('\n  doi = ')}\n}`],
  ['a table with a DOI in each row', dois(20).join(',A title of some words\n')],
  ['nothing', ''],
])('what is short, or no list of DOIs, is read as it is: %s', (_, text) => {
  expect(isLongDoiList(text)).toBe(false)
})
