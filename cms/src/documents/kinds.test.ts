import { expect, test } from 'vitest'
import { collections, kindOf, kinds, typeOf } from './kinds'
import { nouns } from './nouns'

test('every content type has a kind, and its kind leads back to it', () => {
  for (const uid of nouns.keys()) expect(typeOf(kindOf(uid))).toBe(uid)
  expect(kindOf('api::gallery-image.gallery-image')).toBe('galleryImage')
  expect(kinds).toContain('file')
  expect(typeOf('file')).toBeUndefined()
})

test('the site is no collection', () => {
  expect(collections()).toHaveLength(nouns.size - 1)
  expect(collections()).not.toContain('api::site.site')
})
