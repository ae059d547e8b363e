import { expect, test } from 'vitest'
import { authorsIn } from './authors-in'

test.each([
  ['Ravi Kumar, Indira Udaharan, and Meera Sample', ['Ravi Kumar', 'Indira Udaharan', 'Meera Sample']],
  ['Ravi Kumar and Meera Sample', ['Ravi Kumar', 'Meera Sample']],
  ['R. Kumar, A.-M. Specimen, J. van der Berg', ['R. Kumar', 'A.-M. Specimen', 'J. van der Berg']],
  ['Kumar R, Specimen AM', ['Kumar R', 'Specimen AM']],
  [
    'Kumar, R., Udaharan, I., Specimen, A.-M., & van der Berg, J.',
    ['Kumar, R.', 'Udaharan, I.', 'Specimen, A.-M.', 'van der Berg, J.'],
  ],
  ['Kumar, R. and Udaharan, Indira and Rao, S. P.', ['Kumar, R.', 'Udaharan, Indira', 'Rao, S. P.']],
  ['Ravi Kumar1, Indira Udaharan1,2*, Meera Sample2', ['Ravi Kumar', 'Indira Udaharan*', 'Meera Sample']],
  ['Müller, J.; Smith, Jr., J.;', ['Müller, J.', 'Smith, Jr., J.']],
])('%s are several for certain', (text, parts) => {
  expect(authorsIn(text)).toEqual({ parts, isCertain: true })
})

test.each(['Smith, Jr., J.', 'Smith, J., Jr.', 'Kumar, R.', 'Ravi Kumar', 'ATLAS Collaboration', ''])(
  '%s is one',
  (text) => {
    expect(authorsIn(text)).toEqual({ parts: [text], isCertain: true })
  },
)

test.each([
  ['Institute of Physics, University of Samples, Sample City', 3],
  ['Research and Development Group', 2],
  ['Procter & Gamble', 2],
  ['Sample, Jane', 2],
  ['Kumar, Udaharan, Specimen', 3],
])('whether %s are several is asked', (text, count) => {
  const { parts, isCertain } = authorsIn(text)
  expect([parts.length, isCertain]).toEqual([count, false])
})
