import { expect, test } from 'vitest'
import { keyForm, safeBaseName, storageFolder, storageKey } from './storage-key'

test.each([
  ['Sample Group', 'images/Sample_Group_-_Events'],
  ['Nano-Lab (Physics)', 'images/Nano_Lab__Physics__-_Events'],
  [undefined, 'images/Group_-_Events'],
  ['  ', 'images/Group_-_Events'],
  ['../..', 'images/Group_-_Events'],
  ['x'.repeat(255), `images/${'x'.repeat(100)}_-_Events`],
])('the folder of the group %s', (name, folder) => {
  expect(storageFolder(name, 'Events')).toBe(folder)
})

test.each([
  ['IMG 0001', 'IMG_0001'],
  ['Größe', 'Gro_e'],
  ['../../etc/passwd', 'etc_passwd'],
  ['...', 'image'],
  ['写真', 'image'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%s is stored as a safe name', (name, safe) => {
  expect(safeBaseName(name)).toBe(safe)
})

test('a file is stored under its time and name, a smaller copy beside it', () => {
  expect(storageKey('images/G_-_News', '1700000000000_3', '.jpg')).toBe('images/G_-_News/1700000000000_3.jpg')
  expect(storageKey('images/G_-_News', 'small_1700000000000_3', '.jpg')).toBe(
    'images/G_-_News/1700000000000_small_3.jpg',
  )
})

test('a hash of another form is refused', () => {
  expect(() => storageKey('images/G_-_News', 'photo_abc', '.jpg')).toThrow('is no name made by the CMS')
})

test.each([
  '../x.jpg',
  'images/../x.jpg',
  'images/G_-_News/../../x.jpg',
  'images/G_-_Secret/1_x.jpg',
  'images/G_-_News/1_x.svg',
])('%s is no place in the storage', (key) => {
  expect(keyForm.test(key)).toBe(false)
})
