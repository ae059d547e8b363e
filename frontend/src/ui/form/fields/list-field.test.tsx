// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Form } from '../editing/form'
import { ListField } from './list-field'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

/** A form about a paper's authors, and what it has saved. */
function open(authors: string[]) {
  const saved: string[][] = []
  render(
    <Form
      schema={v.object({ authors: v.array(v.string()) })}
      values={{ authors }}
      save={({ authors }) => {
        saved.push(authors)
        return Promise.resolve(true)
      }}
      draft="test"
      success="Saved."
      failure="Failed."
    >
      <ListField name="authors" label="Authors" what="author" isOrdered />
    </Form>,
  )
  return saved
}

const input = () => screen.getByLabelText<HTMLInputElement>('Authors')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listed = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button', { name: /^Edit / })
    .map(({ textContent }) => textContent)
const save = async () => {
  press('Save')
  await screen.findByText('Saved.')
}

test('an entry is added with Enter or with the plus button, after those that are there', () => {
  open(['Noether, E.'])
  type('Curie, M.')
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect([listed(), input().value]).toEqual([['Noether, E.', 'Curie, M.'], ''])
  type('Meitner, L.')
  press('Add author')
  expect(listed()).toEqual(['Noether, E.', 'Curie, M.', 'Meitner, L.'])
})

test('Enter that ends the spelling of a letter by an input method adds nothing', () => {
  open([])
  type('李')
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect([listed(), input().value]).toEqual([[], '李'])
})

test('what has semicolons is several, when it is added and when the field is left', async () => {
  const saved = open(['Noether, E.'])
  type('Müller, J.; Smith, Jr., J.;')
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect([listed(), input().value]).toEqual([['Noether, E.', 'Müller, J.', 'Smith, Jr., J.'], ''])
  type('Curie, M.; Hahn, O.')
  fireEvent.blur(input())
  await save()
  expect(saved).toEqual([['Noether, E.', 'Müller, J.', 'Smith, Jr., J.', 'Curie, M.', 'Hahn, O.']])
})

test('what is typed and not added is saved with the rest', async () => {
  const saved = open(['Noether, E.'])
  type(' Curie, M. ')
  await save()
  expect(saved).toEqual([['Noether, E.', 'Curie, M.']])
})

test('an entry is corrected in the place where it stands', async () => {
  const saved = open(['Noether, E.', 'Curie, X.', 'Meitner, L.'])
  type('Hahn, O.')
  press('Edit Curie, X.')
  expect([input().value, document.activeElement]).toEqual(['Curie, X.', input()])
  expect(listed()).toEqual(['Noether, E.', 'Meitner, L.', 'Hahn, O.'])
  type('Curie, M.')
  await save()
  expect(saved).toEqual([['Noether, E.', 'Curie, M.', 'Meitner, L.', 'Hahn, O.']])
})

test('an entry is removed by its own button, and the focus stays with the list', () => {
  open(['Noether, E.', 'Curie, M.'])
  press('Remove Noether, E.')
  expect([listed(), document.activeElement]).toEqual([['Curie, M.'], input()])
})

test('a comma splits nothing until somebody asks for it', () => {
  open([])
  type('Smith, Jr., J.')
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(listed()).toEqual(['Smith, Jr., J.'])
  type('Noether E., Curie M.')
  press('Add as 2 authors')
  expect(listed()).toEqual(['Smith, Jr., J.', 'Noether E.', 'Curie M.'])
})

test.each([
  ["Müller, J.; O'Brien, K.;", ['Müller, J.', "O'Brien, K."]],
  ['J. Smith, A. Jones, and B. Brown', ['J. Smith', 'A. Jones', 'B. Brown']],
  ['J. Smith and A. Jones', ['J. Smith', 'A. Jones']],
])('several in one text are taken apart on request: %s', (text, names) => {
  open([])
  type(text)
  press(`Add as ${String(names.length)} authors`)
  expect(listed()).toEqual(names)
})

test('the sixth is put first by two keys, and what is typed keeps its place', async () => {
  const saved = open(['A', 'B', 'C', 'D', 'E', 'F'])
  type('G')
  const sixth = screen.getByRole('button', { name: 'Edit F' })
  sixth.focus()
  fireEvent.keyDown(sixth, { key: 'Home', ctrlKey: true })
  expect(listed()).toEqual(['F', 'A', 'B', 'C', 'D', 'E'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit F' }))
  await save()
  expect(saved).toEqual([['F', 'A', 'B', 'C', 'D', 'E', 'G']])
})

test('of two people of one name each can be moved', () => {
  open(['Wang, W.', 'Li, X.', 'Wang, W.'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Move Wang, W. earlier' })[1] ?? document.body)
  expect(listed()).toEqual(['Wang, W.', 'Wang, W.', 'Li, X.'])
})
