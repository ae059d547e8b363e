import { safeParse, type GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { contact } from './contact'
import { group } from './group'
import { leader } from './leader'
import { addressOf } from '../../../../staff/person-titles'
import { readSite } from '../site/site'
import { siteLeaderRules } from '../../../../cms/staff/rules/site-leader.generated'
import { paths } from '../../../../paths'

const blank = readSite(null)

/** The messages by their field, as the form shows them. */
const problems = (schema: GenericSchema, input: unknown): Record<string, string> =>
  Object.fromEntries(
    (safeParse(schema, input).issues ?? []).map(({ path, message }) => [
      path?.map(({ key }) => String(key)).join('.') ?? '',
      message,
    ]),
  )

test('the group needs a name', () => {
  expect(problems(group.schema, { ...group.valuesOf(blank), groupName: ' ' })).toEqual({
    groupName: 'Group name is required',
  })
})

test('the leader needs a name without Dr., an address, and links with a label and a web address', () => {
  const nothing = leader.valuesOf(blank)
  const links = [{ label: '', url: 'ftp://example.org' }]
  expect(problems(leader.schema, { ...nothing, name: 'Dr. Meera', slug: 'team', links })).toEqual({
    name: 'Leave out “Dr.”; the site writes it before the name.',
    slug: '/team is another page of this site. Choose another address.',
    'links.0.label': 'The label is required',
    'links.0.url': 'The address must start with http:// or https://',
  })
  expect(problems(leader.schema, { ...nothing, name: 'Drew Sample', slug: 'drew' })).toEqual({})
})

test('e-mail and phone may be left out, and must be right when they are there', () => {
  const nothing = contact.valuesOf(blank)
  expect(problems(contact.schema, nothing)).toEqual({})
  expect(
    Object.keys(
      problems(contact.schema, { ...nothing, email: 'a@b', secondEmail: 'a b@c.org', phone: 'none' }),
    ),
  ).toEqual(['email', 'secondEmail', 'phone'])
})

test.each([
  ['Prof. Dr. Anjali R. Weber', 'Leave out “Prof. Dr.”; write it under “Before the name”.'],
  ['Ms Sample', 'Leave out “Ms”; write it under “Before the name”.'],
  ['Drew Professorson', undefined],
])('titles stand before the name, not in it: %s', (name, message) => {
  expect(problems(leader.schema, { ...leader.valuesOf(blank), name, slug: 'a' })['name']).toBe(message)
})

test.each([
  ['Prof. Dr. Anjali R. Krishnamurthy-Weber', 'anjali-r-krishnamurthy-weber'],
  ['Zoë O’Brien', 'zoe-obrien'],
  ['李明', ''],
])('the page of %s may have the address %s', (name, address) => {
  expect(addressOf(name)).toBe(address)
})

const ofAddress = (slug: string) =>
  problems(leader.schema, { ...leader.valuesOf(blank), name: 'Meera', slug })['slug']

test.each(['meera-sample', 'a', 'dr2'])('%s can be the address of the leader’s page', (slug) => {
  expect(ofAddress(slug)).toBeUndefined()
})

test.each(['Meera', 'a--b', '-a', 'a-', 'a_b', 'ä', 'a/b', 'a b'])(
  '“%s” is not written as an address',
  (slug) => {
    expect(ofAddress(slug)).toMatch(/small letters/)
  },
)

test('the leader’s page hides no other page', () => {
  // A name with a dot is no slug.
  const pages = Object.values(paths)
    .map((path) => (typeof path === 'string' ? (path.split('/')[1]?.toLowerCase() ?? '') : ''))
    .filter((page) => /^[\w-]+$/.test(page))
  const { taken } = siteLeaderRules.slug
  expect(
    pages.filter((page) => !taken.value.includes(page)),
    'Add them to pages in a noun.ts of the CMS',
  ).toEqual([])
  for (const page of pages) expect(ofAddress(page)).toMatch(/another page/)
})
