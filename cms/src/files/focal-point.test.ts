import { expect, test } from 'vitest'
import { readFocalPoint } from './focal-point'

test('a focal point is stored in whole percent, and where there is none stays none', () => {
  expect(readFocalPoint({ x: 33.4, y: 100, z: 1 })).toEqual({ x: 33, y: 100 })
  expect(readFocalPoint(null)).toBeNull()
  expect(readFocalPoint(undefined)).toBeNull()
})

test.each([
  [{}],
  [{ x: 1 }],
  [{ x: -1, y: 0 }],
  [{ x: 0, y: 100.5 }],
  [{ x: '1', y: 1 }],
  ['50% 50%'],
  [Number.NaN],
])('%j is refused', (value) => {
  expect(() => readFocalPoint(value)).toThrow('focalPoint must be a place in the image')
})
