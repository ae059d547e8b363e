import { expect, test } from 'vitest'
import { readSlug } from './slug'

test.each(['meera-sample', 'a', 'dr2'])('%s can be an address', (slug) => {
  expect(readSlug(slug)).toBe(slug)
})

test.each(['Meera', 'a--b', '-a', 'a_b', 'ä', 'a/b', 'team', 'graphql', 'addevent'])('%s cannot', (slug) => {
  expect(readSlug(slug)).toBeUndefined()
})
