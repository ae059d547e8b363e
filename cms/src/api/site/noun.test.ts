import { expect, test } from 'vitest'
import { checkFields } from '../../rules/rules'
import { site } from './noun'

const { attributes } = site(['team'])

const problems = (fields: object) => checkFields(attributes, { ...fields }, false).problems

test('a page has one banner at most', () => {
  const banners = [
    { page: 'team', image: 1 },
    { page: 'news', image: 2 },
    { page: 'team', image: 3 },
  ]
  expect(problems({ banners })).toEqual([
    { path: ['banners', '2', 'page'], message: 'The page "team" has a banner already' },
  ])
})

test.each(['+91 80 1234 5678', '080-1234567', '(080) 123.4567'])('%s is a phone number', (phone) => {
  expect(problems({ phone })).toEqual([])
})

test.each(['call me', '1234', '+91 (80) 1234 5678 9012 34', '12+34567'])('%s is none', (phone) => {
  expect(problems({ phone })).toHaveLength(1)
})

const ofAddress = (slug: string) => problems({ leader: { name: 'A', slug } }).map(({ message }) => message)

test.each(['meera-sample', 'a', 'dr2'])('%s can be the address of the leader’s page', (slug) => {
  expect(ofAddress(slug)).toEqual([])
})

test.each(['Meera', 'a--b', '-a', 'a_b', 'ä', 'a/b'])('%s cannot', (slug) => {
  expect(ofAddress(slug)).toEqual(['Use small letters, digits and single hyphens, such as meera-sample.'])
})

test.each(['team', 'graphql', 'addsettings'])('%s belongs to another page', (slug) => {
  expect(ofAddress(slug)).toEqual([`/${slug} is another page of this site. Choose another address.`])
})
