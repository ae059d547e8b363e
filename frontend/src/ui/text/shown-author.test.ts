import { expect, test } from 'vitest'
import { shownAuthor } from './shown-author'

test.each([
  ['Smith, Jr., John A.', 'John A.\u00a0Smith Jr.'],
  ['J. A. Smith', 'J.\u00a0A.\u00a0Smith'],
  ['J.-P. van der Berg', 'J.-P.\u00a0van der Berg'],
  ['Ç. Özgür', 'Ç.\u00a0Özgür'],
  ['Meera Sample', 'Meera Sample'],
  ['The St. Louis Group', 'The St. Louis Group'],
])('%s is shown as %s', (stored, shown) => {
  expect(shownAuthor(stored)).toBe(shown)
})
