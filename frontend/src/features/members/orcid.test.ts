import { expect, test } from 'vitest'
import { orcidId } from './orcid'

test.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['https://orcid.org/0000-0001-5109-3700', '0000-0001-5109-3700'],
  ['000000021694233x', '0000-0002-1694-233X'],
])('%s is an ORCID iD', (text, bare) => {
  expect(orcidId(text)).toBe(bare)
})

test.each(['0000-0002-1825-0098', '0000-0002-1825', 'orcid', ''])('%j is none', (text) => {
  expect(orcidId(text)).toBeUndefined()
})
