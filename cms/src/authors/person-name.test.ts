import { expect, test } from 'vitest'
import { canBeSame, readPersonName } from './person-name'

test.each([
  ['J. K. Sample', 'sample', ['j', 'k']],
  ['J.K. Sample', 'sample', ['j', 'k']],
  ['Sample, J. K.', 'sample', ['j', 'k']],
  ['Sample JK', 'sample', ['j', 'k']],
  ['Sample J', 'sample', ['j']],
  ['Srinivasa R.', 'srinivasa', ['r']],
  ['Anil Kumar K. S.', 'anil kumar', ['k', 's']],
  ['A. Kumar S.', 'kumar', ['a', 's']],
  ['A. Kumar S', 'kumar', ['a', 's']],
  ['J. Anne LEE', 'lee', ['j', 'anne']],
  ['Smith, Jr., J.', 'smith', ['j']],
  ['John Smith Jr.', 'smith', ['john']],
  ['John Smith, Jr.', 'smith', ['john']],
  ['Jan van der Sample', 'van der sample', ['jan']],
  ['Sample, J. van der', 'van der sample', ['j']],
  ['van der Sample, Jan', 'van der sample', ['jan']],
  ['Anne-Marie Specimen', 'specimen', ['anne', 'marie']],
  ['A.-M. Specimen', 'specimen', ['a', 'm']],
  ['José Núñez', 'nunez', ['jose']],
  ['Wei Li', 'li', ['wei']],
  ['Plato', 'plato', []],
  ['王 小明', '王', ['小明']],
  ['王, 小明', '王', ['小明']],
])('%s: %s, %j', (text, family, given) => {
  expect(readPersonName(text)).toEqual({ family, given })
})

const same = (one: string, other: string) => canBeSame(readPersonName(one), readPersonName(other))

test.each([
  ['J. Sample', 'John Sample'],
  ['Sample J', 'John K. Sample'],
  ['Sample, Jose', 'José Sample'],
  ['A. M. Specimen', 'Anne-Marie Specimen'],
  ['N. K. Namuna', 'Naveen Kumar Namuna'],
  ['Ben Sample', 'Benjamin K. Sample'],
  ['Bill Sample', 'William Sample'],
])('%s can be %s', (one, other) => {
  expect(same(one, other)).toBe(true)
  expect(same(other, one)).toBe(true)
})

test.each([
  ['J. B. Sample', 'John K. Sample'],
  ['Jane Sample', 'John Sample'],
  ['K. Sample', 'John Sample'],
  ['J. Sampleton', 'John Sample'],
  ['Sample', 'John Sample'],
  ['Wei Sample', 'Weiming Sample'],
  ['Ben Sample', 'Bill Sample'],
])('%s cannot be %s', (one, other) => {
  expect(same(one, other)).toBe(false)
})
