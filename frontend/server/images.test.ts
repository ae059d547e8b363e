import { expect, test } from 'vitest'
import { isStoredImage } from './images'

test('a stored image of each section has an address', () => {
  expect(isStoredImage('/images/Sample_Group_-_Gallery/1795172200738_IMG_0001.JPG')).toBe(true)
  expect(isStoredImage('/images/Sample_Group_-_News/1795172200738_small_3.jpg')).toBe(true)
})

test('nothing outside the sections is passed on', () => {
  for (const path of [
    '/images/Sample_Group_-_Gallery/../../secret.jpg',
    '/images/Sample_Group_-_Gallery/..%2f..%2fsecret.jpg',
    '/images/../cms.sqlite',
    '/images/Sample_Group_-_Private/a.jpg',
    '/images/a.jpg',
  ]) {
    expect(isStoredImage(path), path).toBe(false)
  }
})
