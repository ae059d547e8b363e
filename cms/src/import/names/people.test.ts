import { expect, test } from 'vitest'
import { peopleIn } from './people'

test.each([
  ['A. One, B. Two, C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['A. One, B. van der Two', ['A. One', 'B. van der Two']],
  ['A. One, B. Two and C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['A. One, B. Two, & C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['One AB, Two C', ['One AB', 'Two C']],
  ['One, A., Two, B. C.', ['One, A.', 'Two, B. C.']],
  ['One, Anna, Two, Bert', ['One, Anna', 'Two, Bert']],
  ['Anna One, Bert Two, Cara Three', ['Anna One', 'Bert Two', 'Cara Three']],
  ['One, Anna; Two, Bert', ['One, Anna', 'Two, Bert']],
])('%s are several people', (text, people) => {
  expect(peopleIn(text)).toEqual(people)
})

test.each([
  'Sample, Jane',
  'Smith, Jr., J.',
  'Smith, J., Jr.',
  'García Márquez, Gabriel José',
  'van der Berg, Jan Peter',
  'Sample, J.-P.',
  'The SAMPLE Collaboration',
  'Institute of Physics and Astronomy',
  '王 小明',
])('%s is one', (text) => {
  expect(peopleIn(text)).toBeUndefined()
})
