import { expect, test } from 'vitest'
import { checkFields } from '../../rules/rules'
import { siteRules } from './rules'

test('a page has one banner at most', () => {
  const banners = [
    { page: 'team', image: 1 },
    { page: 'news', image: 2 },
    { page: 'team', image: 3 },
  ]
  expect(checkFields(siteRules, { banners }, false).problems).toEqual([
    { path: ['banners', '2', 'page'], message: 'The page "team" has a banner already' },
  ])
})

test.each(['+91 80 1234 5678', '080-1234567', '(080) 123.4567'])('%s is a phone number', (phone) => {
  expect(checkFields(siteRules, { phone }, false).problems).toEqual([])
})
