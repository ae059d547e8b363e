import { expect, test } from 'vitest'
import { publicationExports } from './export'

test('one publication and all of them have a file in each format', () => {
  expect(publicationExports('/publications.bib')?.type).toBe('application/x-bibtex; charset=utf-8')
  expect(publicationExports('/publications/a-title.ris')?.headers).toEqual({
    'content-disposition': 'attachment; filename="a-title.ris"',
    vary: 'accept, accept-encoding',
  })
  expect(publicationExports('/publications/a-title.json')).toBeDefined()
  for (const path of [
    '/publications',
    '/publications.xml',
    '/publications/a/b.bib',
    '/publications.constructor',
  ]) {
    expect(publicationExports(path)).toBeUndefined()
  }
})

test('many are chosen by the same query parameters as on the page', () => {
  expect(publicationExports('/publications.bib')?.search).toEqual([
    'year',
    'type',
    'line',
    'member',
    'journal',
    'q',
  ])
  expect(publicationExports('/publications/a-title.bib')?.search).toBeUndefined()
})
