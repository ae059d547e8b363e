import { expect, test } from 'vitest'
import { byJoiningDate, bySubcategory } from './by-subcategory'

const member = (name: string, joiningDate: string | null, subcategory: string | null = null) => ({
  name,
  joiningDate,
  subcategory,
})
const names = (members: { name: string }[]) => members.map(({ name }) => name)

test('members without a joining date come last', () => {
  const members = [member('undated', null), member('later', '2021-01-01'), member('earlier', '2019-02-01')]
  expect(names(byJoiningDate(members))).toEqual(['earlier', 'later', 'undated'])
})

test('members who joined on one day keep their order', () => {
  expect(names(byJoiningDate([member('b', '2020-01-01'), member('a', '2020-01-01')]))).toEqual(['b', 'a'])
})

test('each subcategory is a group, members without one come last', () => {
  const groups = bySubcategory([
    member('alone', null),
    member('scholar', '2020-01-01', 'Research Scholars'),
    member('student', '2022-01-01', 'Project Students '),
    member('first scholar', '2018-01-01', 'Research Scholars'),
  ])
  expect(groups.map(({ subcategory, members }) => [subcategory, names(members)])).toEqual([
    ['Project Students', ['student']],
    ['Research Scholars', ['first scholar', 'scholar']],
    [null, ['alone']],
  ])
})

test('subcategories that the settings name stand first, in that order', () => {
  const groups = bySubcategory(
    ['MSc Students', 'Alumni', 'Postdoctoral Fellows', 'PhD Scholars'].map((one) => member(one, null, one)),
    'postdoctoral  fellows\nNobody\nPhD Scholars\n',
  )
  expect(groups.map(({ subcategory }) => subcategory)).toEqual([
    'Postdoctoral Fellows',
    'PhD Scholars',
    'Alumni',
    'MSc Students',
  ])
})

test('spellings that differ in capitals or spaces are one subcategory, under the first of them', () => {
  const groups = bySubcategory([
    member('first', '2018-01-01', 'Research Scholars'),
    member('second', '2020-01-01', 'research  scholars'),
  ])
  expect(groups.map(({ subcategory, members }) => [subcategory, names(members)])).toEqual([
    ['Research Scholars', ['first', 'second']],
  ])
})
