import { expect, test } from 'vitest'
import { changedFields, differences, pictureOf } from './differences'

const file = (name: string) => ({
  id: 1,
  documentId: 'f',
  name,
  url: `/uploads/${name}`,
  alternativeText: null,
})

test('only the fields that changed are told, in words', () => {
  const before = {
    documentId: 'a',
    version: 1,
    updatedAt: 'x',
    title: 'Old',
    event_type: 'icube',
    date: '2026-01-02',
  }
  const after = { ...before, version: 2, updatedAt: 'y', title: 'New', event_type: 'achievements' }
  expect(differences(before, after)).toEqual([
    { field: 'Title', before: { kind: 'text', text: 'Old' }, after: { kind: 'text', text: 'New' } },
    {
      field: 'Event type',
      before: { kind: 'text', text: 'I3 Series and Guest Lectures' },
      after: { kind: 'text', text: 'Achievements' },
    },
  ])
})

test('what is chosen from a list has its words, and a place is called one', () => {
  const page = { menu: 'footer', position: 1 }
  expect(differences(page, { menu: 'team', position: 2 })).toMatchObject([
    { field: 'Menu', before: { text: 'In the footer' }, after: { text: 'Below Team' } },
    { field: 'Place', before: { text: '1' }, after: { text: '2' } },
  ])
})

test('of what was made, every field that holds something is new', () => {
  expect(differences(null, { name: 'Oven', image: file('oven.jpg'), link: null })).toEqual([
    { field: 'Name', before: undefined, after: { kind: 'text', text: 'Oven' } },
    {
      field: 'Image',
      before: undefined,
      after: { kind: 'images', images: [{ name: 'oven.jpg', url: '/uploads/oven.jpg' }] },
    },
  ])
})

test('a component is told by its fields, a list of components by its lines', () => {
  const leader = { name: 'Meera', slug: 'meera', links: [{ label: 'CV', url: 'https://a.example' }] }
  expect(differences({ leader }, { leader: { ...leader, name: 'Mira', links: [] } })).toEqual([
    { field: 'Leader: name', before: { kind: 'text', text: 'Meera' }, after: { kind: 'text', text: 'Mira' } },
    { field: 'Leader: links', before: { kind: 'text', text: 'CV – https://a.example' }, after: undefined },
  ])
  expect(
    differences({ authors: [{ name: 'A. B.' }] }, { authors: [{ name: 'A. B.' }, { name: 'C. D.' }] }),
  ).toEqual([
    {
      field: 'Authors',
      before: { kind: 'text', text: 'A. B.' },
      after: { kind: 'text', text: 'A. B.\nC. D.' },
    },
  ])
})

test('banners are told by their page, image lists by their images in order', () => {
  const banner = (page: string, name: string) => ({ page, image: file(name) })
  expect(
    differences(
      { banners: [banner('team', 'a.jpg'), banner('news', 'n.jpg')], newsImages: [file('1'), file('2')] },
      { banners: [banner('news', 'n.jpg'), banner('team', 'b.jpg')], newsImages: [file('2'), file('1')] },
    ).map(({ field }) => field),
  ).toEqual(['Banner of team', 'News images'])
})

test('the words of a file are told without its address', () => {
  const words = (alternativeText: string) => ({
    name: 'a.jpg',
    url: '/uploads/a.jpg',
    alternativeText,
    caption: null,
  })
  expect(differences(words('One'), words('Two')).map(({ field }) => field)).toEqual(['Alternative text'])
})

test('a change about a picture shows it: the new one, the one that went, or the one whose words changed', () => {
  const a = { title: 'A', image: file('a.jpg') }
  expect(pictureOf(a, { ...a, image: file('b.jpg') })?.name).toBe('b.jpg')
  expect(pictureOf(a, { ...a, image: null })?.name).toBe('a.jpg')
  expect(pictureOf(a, null)?.name).toBe('a.jpg')
  expect(
    pictureOf({ image: file('a.jpg'), caption: '1' }, { image: file('a.jpg'), caption: '2' })?.name,
  ).toBe('a.jpg')
  expect(pictureOf({ name: 'f', url: '/uploads/f.png' }, { name: 'g', url: '/uploads/f.png' })?.name).toBe(
    'g',
  )
  expect(pictureOf({ cv: file('cv.pdf') }, null)).toBeUndefined()
  expect(pictureOf({ title: 'A' }, { title: 'B' })).toBeUndefined()
})

test('the changed fields are named in one line', () => {
  expect(changedFields({ title: 'a', date: 'b' }, { title: 'c', date: 'd' })).toBe('Title, Date')
  const [all, none] = [{ a: '1', b: '1', c: '1', d: '1', e: '1' }, {}]
  expect(changedFields(none, all)).toBe('A, B, C and 2 more')
  expect(changedFields(null, all)).toBe('')
})
