import { expect, test } from 'vitest'
import { packRenditions, unpackRenditions } from './packed-renditions'

const rendition = (width: number, ending: string, type: string, name = 'rods_on_gold') => ({
  url: `/uploads/images/Group_-_Gallery/1700000000000_${String(width)}_${name}.${ending}`,
  width,
  type,
})

const renditions = [
  rendition(320, 'avif', 'image/avif'),
  rendition(640, 'avif', 'image/avif'),
  rendition(320, 'jpg', 'image/jpeg'),
  rendition(320, 'webp', 'image/webp'),
  rendition(640, 'webp', 'image/webp'),
]

test('what was packed is unpacked as it was', () => {
  const packed = packRenditions(renditions)
  expect(packed).toEqual([
    '/uploads/images/Group_-_Gallery/1700000000000_',
    '_rods_on_gold',
    ['image/avif', '.avif', 320, 640],
    ['image/jpeg', '.jpg', 320],
    ['image/webp', '.webp', 320, 640],
  ])
  expect(packed && unpackRenditions(packed)).toEqual(renditions)
})

test('a name that holds a width is none', () => {
  const tricky = [
    rendition(320, 'webp', 'image/webp', '320_rods'),
    rendition(640, 'webp', 'image/webp', '320_rods'),
  ]
  expect(packRenditions(tricky)).toEqual([
    '/uploads/images/Group_-_Gallery/1700000000000_',
    '_320_rods',
    ['image/webp', '.webp', 320, 640],
  ])
})

test.each([
  ['none', []],
  [
    'addresses that follow no rule',
    [...renditions, { ...rendition(960, 'webp', 'image/webp'), url: '/elsewhere.webp' }],
  ],
  ['fields that nobody knows', [{ ...rendition(320, 'webp', 'image/webp'), bytes: 7 }]],
  ['something else', ['/rods.webp']],
])('%s cannot be packed', (_, list) => {
  expect(packRenditions(list)).toBeUndefined()
})
