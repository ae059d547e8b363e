import { expect, test } from 'vitest'
import { slugProblem } from './slug'

test.each(['meera-sample', 'a', 'dr2'])('%s can be the address of the leader’s page', (slug) => {
  expect(slugProblem(slug)).toBeUndefined()
})

test.each(['Meera', 'a--b', '-a', 'a-', 'a_b', 'ä', 'a/b', 'a b', ''])(
  '“%s” is not written as an address',
  (slug) => {
    expect(slugProblem(slug)).toMatch(/small letters/)
  },
)

test.each(['team', 'event', 'events', 'news', 'add', 'addsettings', 'researchintrest', 'graphql', 'images'])(
  '/%s is another page',
  (slug) => {
    expect(slugProblem(slug)).toMatch(/another page/)
  },
)
