import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteLinkRules } from '../../cms/staff/rules/site-link.generated'
import { links } from './links'

const shown = { label: 'ORCID', url: 'https://example.org/orcid' }

test('a row in which nothing was typed is left out', () => {
  expect(v.parse(links(), [{ label: '', url: ' ' }, shown])).toEqual([shown])
})

test('what a row lacks is told at its own place, below a blank row too', () => {
  const { issues } = v.safeParse(links(), [
    { label: '', url: '' },
    { label: 'ORCID', url: '' },
  ])
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['1.url', siteLinkRules.url.required],
  ])
})
