// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ColumnsForm } from './columns-form'
import type { Table } from './columns'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const table: Table = {
  names: ['Nimi', 'Tekijät', 'Year'],
  hasNames: true,
  columns: ['unread', 'unread', 'year'],
  rows: [
    ['Films', 'J. Sample', '2021'],
    ['Wires', '', '2020'],
  ],
}

function show(shown = table) {
  const told = vi
    .fn<(told: { columns: string[]; isNameless: boolean }) => Promise<void>>()
    .mockResolvedValue()
  render(<ColumnsForm table={shown} onTold={told} onCancel={vi.fn()} />)
  return told
}

const column = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choose = (name: string, value: string) => fireEvent.change(column(name), { target: { value } })
const read = () => fireEvent.click(screen.getByRole('button', { name: 'Read the table' }))

test('each column is shown with its first values, and with what its name tells', () => {
  show()
  expect(document.activeElement?.textContent).toBe('Which column is the title?')
  const [name] = within(screen.getByRole('list', { name: 'Columns' })).getAllByRole('listitem')
  expect(name?.textContent).toMatch(/Films.*Wires/s)
  expect(column('Year').selectedOptions[0]?.text).toBe('Year')
  expect(column('Nimi').selectedOptions[0]?.text).toBe('Is not read')
})

test('a table needs a title, and one column for each field', () => {
  const told = show()
  read()
  expect(screen.getByRole('alert').textContent).toBe('Say which column is the title.')
  choose('Nimi', 'title')
  choose('Tekijät', 'title')
  read()
  expect(screen.getByRole('alert').textContent).toBe(
    'Two columns are said to be “Title”. Choose one of them.',
  )
  expect(told).not.toHaveBeenCalled()
  choose('Tekijät', 'authors')
  read()
  expect(told).toHaveBeenCalledWith({ columns: ['title', 'authors', 'year'], isNameless: false })
})

test('what was said is chosen the next time, also in a table of other columns', () => {
  show()
  choose('Nimi', 'title')
  choose('Year', 'unread')
  read()
  cleanup()
  const told = show({
    ...table,
    names: ['Vuosi', 'Year', 'Nimi'],
    columns: ['unread', 'year', 'unread'],
    rows: [],
  })
  read()
  expect(told).toHaveBeenCalledWith({ columns: ['unread', 'unread', 'title'], isNameless: false })
})

test('a first row that holds no names is an entry among the others', () => {
  const told = show({ ...table, names: ['Rods', 'E. Noether', '2019'], hasNames: false })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The first row holds the names' })
  expect(box.checked).toBe(false)
  const [first] = within(screen.getByRole('list', { name: 'Columns' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Column 1.*Rods.*Films.*Wires/s)
  choose('Column 1', 'title')
  read()
  expect(told).toHaveBeenCalledWith({ columns: ['title', 'unread', 'year'], isNameless: true })
  fireEvent.click(box)
  expect(column('Rods').value).toBe('title')
})
