import { expect, test } from 'vitest'
import { replacedFiles } from './former-images'

const file = (id: number) => ({ id, name: `${String(id)}.png` })

test('an image that stands where another stood took its place, in a field, a component and a list', () => {
  const before = {
    image: file(1),
    banner: { picture: file(2) },
    news: [{ image: file(3) }, { image: file(4) }],
  }
  const after = {
    image: file(5),
    banner: { picture: file(6) },
    news: [{ image: file(3) }, { image: file(7) }],
  }
  expect(replacedFiles(before, after)).toEqual([
    [1, 5],
    [2, 6],
    [4, 7],
  ])
})

test('what only changes its place, comes or goes replaces nothing', () => {
  const list = (...ids: number[]) => ({ news: ids.map((id) => ({ image: file(id) })) })
  expect(replacedFiles(list(1, 2), list(2, 1))).toEqual([])
  expect(replacedFiles(list(1, 2, 3), list(2, 3))).toEqual([])
  expect(replacedFiles({ image: null }, { image: file(1) })).toEqual([])
  expect(replacedFiles({ image: file(1) }, { image: null })).toEqual([])
})
