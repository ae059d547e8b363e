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
  // As publishers set them.
  ['Anna Müller,* John Smith, and Li Wei*', ['Anna Müller*', 'John Smith', 'Li Wei*']],
  ['Anna Müller,*[a] John Smith,[b] and Li Wei[a]', ['Anna Müller*', 'John Smith', 'Li Wei']],
  ['Ravi Kumar,1 Meera Sample,2 and Li Wei1,2', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Anna Müller1,2,*, John Smith¹ & Li Wei2', ['Anna Müller*', 'John Smith', 'Li Wei']],
  ['Anna Müller a,b,*, John Smith b, Li Wei c', ['Anna Müller*', 'John Smith', 'Li Wei']],
  ['Anna Müller 1,2,*, John Smith 1 and Li Wei 2', ['Anna Müller*', 'John Smith', 'Li Wei']],
  ['A. One; B. Two; and C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['A. One; B. Two & C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['Ravi Kumar • Meera Sample • Li Wei', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Ravi Kumar · Meera Sample · Li Wei', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Ravi Kumar,Meera Sample,Li Wei', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Kumar, R., Sample, M., … Wei, L.', ['Kumar, R.', 'Sample, M.', 'Wei, L.']],
  ['By Ravi Kumar, Meera Sample and Li Wei', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Ravi Kumar, Meera Sample, Li Wei, et al.', ['Ravi Kumar', 'Meera Sample', 'Li Wei']],
  ['Kumar, R. and Sample, M. and others', ['Kumar, R.', 'Sample, M.']],
  ['J. Smith, Jr., A. Müller, and L. Wei', ['J. Smith, Jr.', 'A. Müller', 'L. Wei']],
  ['Smith, J., Jr., Müller, A.', ['Smith, J., Jr.', 'Müller, A.']],
  ['Gogotsi, Yu., Heine, Th.', ['Gogotsi, Yu.', 'Heine, Th.']],
  ['王小明、李伟', ['王小明', '李伟']],
  ['王小明，李伟', ['王小明', '李伟']],
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
  ['José Ortega y Gasset, Madrid', 2],
])('whether %s are several is asked', (text, count) => {
  const { parts, isCertain } = authorsIn(text)
  expect([parts.length, isCertain]).toEqual([count, false])
})
