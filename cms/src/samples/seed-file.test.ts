import { expect, test } from 'vitest'
import { picturesIn, toDocument } from './seed-file'

const pictures = (field: string) => (field === 'leader' ? 'Team' : 'News')

test('pictures are found at any depth, once, with their section', () => {
  const entry = {
    leader: { portrait: { file: 'a.jpg', alternativeText: 'A' } },
    newsImages: [{ file: 'b.jpg' }, { file: 'b.jpg' }],
  }
  expect([...picturesIn([entry], { pictures })].map(([file, { section }]) => [file, section])).toEqual([
    ['a.jpg', 'Team'],
    ['b.jpg', 'News'],
  ])
})

test('pictures become file ids and authors become components', () => {
  const entry = {
    title: 'T',
    authors: ['A. B', 'C. D'],
    image: { file: 'a.jpg' },
    banners: [{ page: 'team', image: { file: 'b.jpg' } }],
  }
  expect(toDocument(entry, (file) => (file === 'a.jpg' ? 1 : 2))).toEqual({
    title: 'T',
    authors: [{ name: 'A. B' }, { name: 'C. D' }],
    image: 1,
    banners: [{ page: 'team', image: 2 }],
  })
})
