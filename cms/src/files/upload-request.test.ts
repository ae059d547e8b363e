import { expect, test } from 'vitest'
import { readUploadRequest, tameName } from './upload-request'

test('the section and the words are read, everything else is not', () => {
  const fileInfo = JSON.stringify({
    name: 'a:b.jpg',
    alternativeText: ' A ',
    caption: '',
    focalPoint: { x: 50.4, y: 20 },
    folder: 3,
  })
  expect(readUploadRequest({ section: 'Events', fileInfo, ref: 'x', refId: '1', path: '../' }, {})).toEqual({
    section: 'Events',
    name: 'a_b.jpg',
    alternativeText: 'A',
    caption: undefined,
    focalPoint: { x: 50, y: 20 },
  })
})

test('the section may stand in the address; without one it is the gallery', () => {
  expect(readUploadRequest({}, { section: 'Team' }).section).toBe('Team')
  expect(readUploadRequest(undefined, {}).section).toBe('Gallery')
})

test.each([
  [{ section: 'Elsewhere' }, {}, 'section must be one of'],
  [{ section: ['Events', 'Team'] }, {}, 'section must be one of'],
  [{ fileInfo: '{' }, {}, 'fileInfo must be a JSON object'],
  [{ fileInfo: '[]' }, {}, 'fileInfo must be a JSON object'],
  [{ fileInfo: '{"caption":1}' }, {}, 'fileInfo.caption must be a text'],
  [{ fileInfo: JSON.stringify({ caption: 'x'.repeat(256) }) }, {}, 'longer than 255'],
  [{ fileInfo: '{"focalPoint":{"x":101,"y":0}}' }, {}, 'focalPoint must be a place in the image'],
  [{}, { id: '1' }, 'A file is not replaced'],
])('%j %j is refused', (body, query, message) => {
  expect(() => readUploadRequest(body, query)).toThrow(message)
})

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['2024/05: "x".jpg', '2024_05_ _x_.jpg'],
  ['.jpg', '.jpg'],
  ['', 'image'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(190)}.jpeg`],
  [`a${'👍'.repeat(150)}.jpeg`, `a${'👍'.repeat(94)}.jpeg`],
])('the name %j becomes %j', (name, tame) => {
  expect(tameName(name)).toBe(tame)
})
