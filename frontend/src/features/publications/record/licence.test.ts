import { expect, test } from 'vitest'
import { licenceAddress } from './licence'

test.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC BY-NC-ND 3.0', 'https://creativecommons.org/licenses/by-nc-nd/3.0/'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['https://example.org/licence', 'https://example.org/licence'],
  ['javascript:alert(1)', null],
  ['with permission', null],
])('%s can be read at %s', (licence, address) => {
  expect(licenceAddress(licence)).toBe(address)
})
