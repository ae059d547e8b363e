import { expect, test } from 'vitest'
import { isCreativeCommons, licenceAddress } from './licence'

test.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC-BY', 'https://creativecommons.org/licenses/by/4.0/'],
  ['cc by-nc-sa 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['https://example.org/l?a=b', 'https://example.org/l?a=b'],
  ['CC BY-NC-ND 3.0', 'https://creativecommons.org/licenses/by-nc-nd/3.0/'],
  ['javascript:alert(1)', null],
  ['CC BYE', null],
  ['All rights reserved', null],
  [null, null],
])('%s is written down at %s', (licence, address) => {
  expect(licenceAddress(licence)).toBe(address)
})

test('open to everybody is what has a licence of Creative Commons, by its name or its address', () => {
  for (const licence of ['CC BY 4.0', 'http://www.creativecommons.org/licenses/by/4.0/'])
    expect(isCreativeCommons(licence), licence).toBe(true)
  for (const licence of [null, 'All rights reserved', 'https://example.org/creativecommons.org/'])
    expect(isCreativeCommons(licence), String(licence)).toBe(false)
})
