import { expect, test } from 'vitest'
import { imageProblem } from './image-limits'

test('only the kinds of images that the media library takes may be sent', () => {
  expect(imageProblem({ type: 'image/webp', size: 1 })).toBeUndefined()
  expect(imageProblem({ type: 'image/heic', size: 1 })).toMatch(/not a JPG/)
  expect(imageProblem({ type: '', size: 1 })).toMatch(/not a JPG/)
})

test('an image of exactly 20 MB may be sent, a larger one not', () => {
  expect(imageProblem({ type: 'image/png', size: 20 * 1024 * 1024 })).toBeUndefined()
  expect(imageProblem({ type: 'image/png', size: 20 * 1024 * 1024 + 1 })).toMatch(/larger than 20 MB/)
})
