import { expect, test } from 'vitest'
import { partLength } from '../../content/gallery-slide'
import { otherPart } from './parts'

const total = 2 * partLength + 3

test('the parts of the gallery follow each other, and the first follows the last', () => {
  expect(otherPart(0, 1, total)).toBe(partLength)
  expect(otherPart(partLength, 1, total)).toBe(2 * partLength)
  expect(otherPart(2 * partLength, 1, total)).toBe(0)
})

test('the last part precedes the first', () => {
  expect(otherPart(0, -1, total)).toBe(2 * partLength)
  expect(otherPart(partLength, -1, total)).toBe(0)
  expect(otherPart(0, -1, 2 * partLength)).toBe(partLength)
})
