import { expect, test } from 'vitest'
import { imageProblem } from './image-limits'

test('only the kinds of images that the media library takes may be sent', () => {
  expect(imageProblem({ name: 'a.webp', type: 'image/webp', size: 1 })).toBeUndefined()
  expect(imageProblem({ name: 'a.pdf', type: 'application/pdf', size: 1 })).toMatch(/not a JPG/)
  expect(imageProblem({ name: 'a', type: '', size: 1 })).toMatch(/not a JPG/)
  expect(imageProblem({ name: 'IMG_1.HEIC', type: '', size: 1 })).toMatch(/Save it as JPG/)
})

test('a file without a byte is told before it is sent', () => {
  expect(imageProblem({ name: 'a.png', type: 'image/png', size: 0 })).toMatch(/is empty/)
})

test('an image of exactly 20 MB may be sent, a larger one not', () => {
  expect(imageProblem({ name: 'a.png', type: 'image/png', size: 20 * 1024 * 1024 })).toBeUndefined()
  expect(imageProblem({ name: 'a.png', type: 'image/png', size: 20 * 1024 * 1024 + 1 })).toMatch(
    /larger than 20 MB/,
  )
})
