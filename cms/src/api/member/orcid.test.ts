import { expect, test } from 'vitest'
import { readOrcid } from './orcid'

// The examples of ORCID's own documentation.
test.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['https://orcid.org/0000-0001-5109-3700', '0000-0001-5109-3700'],
  ['orcid.org/0000-0002-1694-233x/', '0000-0002-1694-233X'],
  [' 0000000218250097 ', '0000-0002-1825-0097'],
])('%s is understood', (text, orcid) => {
  expect(readOrcid(text)).toBe(orcid)
})

test.each(['0000-0002-1825-0098', '0000-0002-1825-009X', '0000-0002-1852-0097', '0000-0002-1825', 'me'])(
  '%s is refused',
  (text) => {
    expect(readOrcid(text)).toBeUndefined()
  },
)
