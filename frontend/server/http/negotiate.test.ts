import { expect, test } from 'vitest'
import { negotiated } from './negotiate'

const page = '/publications/a-paper'

test.each([
  ['application/x-bibtex', `${page}.bib`],
  ['application/x-research-info-systems', `${page}.ris`],
  ['application/vnd.citationstyles.csl+json', `${page}.json`],
  ['application/ld+json', `${page}.jsonld`],
  ['application/ld+json, */*;q=0.5', `${page}.jsonld`],
  ['*/*, application/x-bibtex', `${page}.bib`],
  ['application/x-bibtex;q=0.2, application/ld+json;q=0.8', `${page}.jsonld`],
  ['text/html, application/ld+json;q=0.9', undefined],
  ['application/x-bibtex;q=0', undefined],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', undefined],
  ['*/*', undefined],
  ['constructor, x/ld+json', undefined],
  [undefined, undefined],
])('who accepts %s is given %s', (accept, address) => {
  expect(negotiated(page, accept)).toBe(address)
})

test('only papers have other forms', () => {
  expect(negotiated('/publications', 'application/x-bibtex')).toBeUndefined()
  expect(negotiated('/people/a-paper', 'application/ld+json')).toBeUndefined()
  expect(negotiated('/publications/a-paper?x=1', 'application/ld+json')).toBe(`${page}.jsonld`)
})
