import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { valuesOf } from './member-values'
import { memberSchema } from './schema'

const typed = {
  ...valuesOf({ category: 'presentGroupMembers' }),
  name: ' A. Student ',
  subcategory: ' Research Scholars ',
  joiningDate: '12/08/2021',
}
const problems = (change: object) =>
  safeParse(memberSchema, { ...typed, ...change }).issues?.map(({ message }) => message)

test('a joining date typed day, month, year is stored as a date, and blank fields as nothing', () => {
  expect(safeParse(memberSchema, typed).output).toMatchObject({
    name: 'A. Student',
    description: null,
    link: null,
    subcategory: 'Research Scholars',
    joiningDate: '2021-08-12',
  })
  expect(safeParse(memberSchema, { ...typed, joiningDate: ' ' }).output).toMatchObject({ joiningDate: null })
})

test('a mistyped digit of an ORCID iD is noticed', () => {
  expect(problems({ orcid: '0000-0002-1825-0098' })).toHaveLength(1)
  expect(
    safeParse(memberSchema, { ...typed, orcid: 'https://orcid.org/0000-0002-1825-0097' }).output,
  ).toMatchObject({
    orcid: '0000-0002-1825-0097',
  })
})

test('a member needs a name', () => {
  expect(problems({ name: '  ' })).toEqual(['Member name is required'])
})

test('a day that does not exist is named in the message', () => {
  expect(problems({ joiningDate: '31/04/2021' })).toEqual([
    '31/04/2021 is not a day of the calendar. Write dd/mm/yyyy, such as 12/08/2021.',
  ])
})

test('a link leads to a web page', () => {
  for (const link of ['javascript:alert(1)', 'example', 'cv.pdf', 'me@example.org', 'ftp://example.org']) {
    expect(problems({ link })).toHaveLength(1)
  }
  for (const link of ['www.example.org/~student', 'example.org']) {
    expect(safeParse(memberSchema, { ...typed, link }).output).toMatchObject({ link: `https://${link}` })
  }
  expect(problems({ link: 'https://example.org/~student' })).toBeUndefined()
})

test('only images are taken', () => {
  const file = (name: string, type: string) => new File(['x'], name, { type })
  expect(problems({ image: file('cv.pdf', 'application/pdf') })).toHaveLength(1)
  expect(problems({ image: file('me.png', 'image/png') })).toBeUndefined()
})

test('nobody leaves before joining', () => {
  const dates = { joiningDate: '12/08/2021', leavingDate: '11/08/2021' }
  expect(problems(dates)).toEqual(['The leaving date lies before the joining date'])
  expect(problems({ ...dates, leavingDate: '12.8.2021' })).toBeUndefined()
})
