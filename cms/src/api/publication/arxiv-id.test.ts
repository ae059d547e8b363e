import { expect, test } from 'vitest'
import { readArxivId } from './arxiv-id'

test.each([
  ['2001.01234', '2001.01234'],
  ['arXiv:2001.01234v2 [cond-mat.mtrl-sci]', '2001.01234v2'],
  ['https://arxiv.org/abs/cond-mat/9901001', 'cond-mat/9901001'],
  ['http://arxiv.org/pdf/2001.01234.pdf', '2001.01234'],
  ['math.GT/0309136', 'math.GT/0309136'],
  ['10.1000/182', undefined],
  ['2001.012', undefined],
])('of %s the arXiv number %s is stored', (typed, stored) => {
  expect(readArxivId(typed)).toBe(stored)
})
