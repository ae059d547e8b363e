import { expect, test } from 'vitest'
import { offeredRenditions, offeredStills } from './offered'

const copy = (name: string, width: number, mime: string) => ({ url: `/${name}`, width, mime, size: 1 })
const atOnce = { thumbnail: copy('t', 200, 'image/jpeg'), medium: copy('m', 960, 'image/jpeg') }

test('before the renditions are made, the copy of the upload stands in', () => {
  expect(offeredRenditions(atOnce)).toEqual([{ url: '/m', width: 960, type: 'image/jpeg' }])
})

test('afterwards pages choose among the renditions, from narrow to wide', () => {
  const made = {
    ...atOnce,
    avif_640: copy('b', 640, 'image/avif'),
    avif_320: copy('a', 320, 'image/avif'),
    jpeg_320: copy('c', 320, 'image/jpeg'),
  }
  expect(offeredRenditions(made).map(({ url }) => url)).toEqual(['/a', '/b', '/c'])
})

test('what stands still for an animation is offered apart from what moves', () => {
  const animation = {
    medium: copy('m', 960, 'image/gif'),
    still_webp_320: copy('b', 320, 'image/webp'),
    still_avif_320: copy('a', 320, 'image/avif'),
  }
  expect(offeredRenditions(animation).map(({ url }) => url)).toEqual(['/m'])
  expect(offeredStills(animation)?.map(({ url }) => url)).toEqual(['/a', '/b'])
  expect(offeredStills(atOnce)).toBeNull()
})

test('a file without copies has none', () => {
  expect(offeredRenditions(null)).toEqual([])
})
