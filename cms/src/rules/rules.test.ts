import { expect, test } from 'vitest'
import { checkFields, component, components, type Attributes, type Part } from './rules'
import { optionalText, requiredText } from './text-rules'

const rules: Attributes = { name: { rule: requiredText('Name') }, note: { rule: optionalText('Note') } }
const part: Part = { uid: 'site.person', attributes: rules, named: ['name'], form: [['name'], ['note']] }

test('a new document must hold what is required', () => {
  expect(checkFields(rules, {}, true).problems).toEqual([{ path: ['name'], message: 'Name is required' }])
})

test('an update may leave out what it does not change, but not blank what is required', () => {
  expect(checkFields(rules, { note: ' a ' }, false)).toEqual({ fields: { note: 'a' }, problems: [] })
  expect(checkFields(rules, { name: ' ' }, false).problems).toHaveLength(1)
  expect(checkFields(rules, { name: null }, false).problems).toHaveLength(1)
})

test('fields without a rule are handed on', () => {
  expect(checkFields(rules, { name: 'A', image: 3 }, true).fields).toEqual({ name: 'A', image: 3 })
})

test('a problem inside a list names the place', () => {
  const group = { people: { rule: components('People', part) }, head: { rule: component('Head', part) } }
  const { problems } = checkFields(group, { people: [{ name: 'A' }, {}], head: { name: 3 } }, true)
  expect(problems).toEqual([
    { path: ['people', '1', 'name'], message: 'Name is required' },
    { path: ['head', 'name'], message: 'Name must be text' },
  ])
})

test('a component that names its id is changed, not replaced', () => {
  expect(
    checkFields({ head: { rule: component('Head', part) } }, { head: { id: 4, note: 'b' } }, true).problems,
  ).toEqual([])
})

test('what is no list is refused', () => {
  expect(
    checkFields({ people: { rule: components('People', part) } }, { people: 'A, B' }, true).problems,
  ).toHaveLength(1)
  expect(
    checkFields({ people: { rule: components('People', part) } }, { people: ['A'] }, true).problems,
  ).toHaveLength(1)
})
