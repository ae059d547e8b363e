import { expect, test } from 'vitest'
import { isPreviewable, previewCopy } from './preview-copy'

const photo = {
  src: '/images/photo.jpg',
  kinds: [
    { type: 'image/avif', srcSet: '/a_1440.avif 1440w' },
    { type: 'image/jpeg', srcSet: '/a_480.jpg 480w, /a_1440.jpg 1440w, /a_2000.jpg 2000w' },
  ],
  placeholder: undefined,
  width: 4032,
  height: 3024,
  alt: '',
}

test('of a large photo the copy that is large enough, in the kind that every program knows', () => {
  expect(previewCopy(photo)).toEqual({ src: '/a_1440.jpg', width: 1440, height: 1080 })
})

test('a line has a height', () => {
  expect(previewCopy({ ...photo, height: 1 }).height).toBe(1)
})

test('a small image, one without copies and one of unknown size are shown themselves', () => {
  for (const known of [{ width: 640, height: 480 }, { kinds: [] }, { width: undefined }])
    expect(previewCopy({ ...photo, ...known }).src).toBe('/images/photo.jpg')
})

test('what is too small or too low to be seen beside a link is none', () => {
  expect(isPreviewable(photo)).toBe(true)
  expect(isPreviewable({ ...photo, kinds: [], width: 1, height: 1 })).toBe(false)
  expect(isPreviewable({ ...photo, width: 12_000, height: 500 })).toBe(false)
})
