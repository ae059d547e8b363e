import { expect, test } from 'vitest'
import { absoluteAddress, fileOf, relativeAddress } from './place'

test('a page is the index of a folder, and its query is part of its path', () => {
  expect(fileOf('/')).toBe('index.html')
  expect(fileOf('/team')).toBe('team/index.html')
  expect(fileOf('/team/')).toBe('team/index.html')
  expect(fileOf('/publications?year=2019&page=2')).toBe('publications/-/year-2019/page-2/index.html')
  expect(fileOf('/publications.bib?year=2019')).toBe('publications/-/year-2019/publications.bib')
  expect(fileOf('/images/A_-_News/1_a.jpg')).toBe('images/A_-_News/1_a.jpg')
})

test('whatever a value holds, it has a short name of its own that leads out of no folder', () => {
  const values = ['Opt. Lett.', 'opt. lett.', 'opt lett', '../..', '…', 'x'.repeat(500), 'a/b', 'ACS', 'acs']
  const files = values.map((value) => fileOf(`/publications?journal=${encodeURIComponent(value)}`))
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(values.length)
  for (const file of files) expect(file).toMatch(/^publications\/-\/journal-[a-z0-9-]{1,80}\/index\.html$/)
})

test('what staff wrote and is no address has a file too, which nothing answers for', () => {
  expect(fileOf('/100%')).toBe('100%/index.html')
})

test('a file names another one wherever the folder is', () => {
  expect(relativeAddress('index.html', 'index.html')).toBe('./')
  expect(relativeAddress('index.html', 'team/index.html')).toBe('team/')
  expect(relativeAddress('publications/-/year-2019/index.html', 'images/a b.jpg')).toBe(
    '../../../images/a%20b.jpg',
  )
  expect(absoluteAddress('https://u.example/site', 'team/index.html')).toBe('https://u.example/site/team/')
})
