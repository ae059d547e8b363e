import { expect, test } from 'vitest'
import { isRenditionName, kindsFor, renditionName, widthsFor } from './recipe'

test.each([
  [4000, [320, 640, 960, 1440, 2240]],
  [2000, [320, 640, 960, 1440, 2000]],
  [1600, [320, 640, 960, 1440]],
  [800, [320, 640, 800]],
  [640, [320, 640]],
  [120, [120]],
])('an image of %i pixels is never made wider', (width, made) => {
  expect(widthsFor(width, width / 2)).toEqual(made)
})

test('a very tall image is not offered as wide as others', () => {
  expect(widthsFor(2240, 16_000)).toEqual([320, 640, 960, 1296])
})

test('every image has a kind that every browser knows', () => {
  expect(kindsFor('jpeg')).toEqual(['avif', 'webp', 'jpeg'])
  expect(kindsFor('webp')).toEqual(['avif', 'webp'])
})

test('renditions are told from the copies that Strapi makes', () => {
  expect(isRenditionName(renditionName('avif', 640))).toBe(true)
  expect(isRenditionName(renditionName('avif', 640, { isStill: true }))).toBe(true)
  expect(['thumbnail', 'medium', 'large_2'].some(isRenditionName)).toBe(false)
})
