// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleRecord } from '../../record/sample-record'
import type { Entry } from './entry'
import { EntryItem } from './entry-item'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const { slug: _, ...record } = sampleRecord({ title: 'Band gap of ZnO', journal: 'Acta', year: 1921 })
const publication: NonNullable<Entry['publication']> = {
  ...record,
  authorNote: null,
  authors: ['Curie, M.', 'Noether, E.'],
}

/** An entry as it is shown, and what somebody does with it. */
function show(changes: Partial<Entry>) {
  const [choose, correct] = [vi.fn<(chosen: boolean) => void>(), vi.fn<(publication: unknown) => void>()]
  const split = vi.fn<() => void>()
  const take = vi.fn<(field: string, taken: boolean) => void>()
  const entry: Entry = {
    index: 0,
    source: 'curie1921',
    state: 'new',
    problems: [],
    notes: [],
    splitAuthors: null,
    publication,
    existing: null,
    differences: [],
    ...changes,
  }
  render(
    <MemoryRouter>
      <ul>
        <EntryItem
          entry={entry}
          chosen={false}
          onChoose={choose}
          onTake={take}
          onSplit={split}
          onCorrect={correct}
        />
      </ul>
    </MemoryRouter>,
  )
  return { choose, correct, split, take }
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Band gap of ZnO' })

test('an entry says what it is, and can be chosen by its title', () => {
  const { choose } = show({})
  expect(screen.getByText('Curie, M., Noether, E. · Acta · 1921')).not.toBeNull()
  expect(screen.getByText('New').textContent).toBe('New curie1921')
  fireEvent.click(screen.getByText('Band gap of ZnO'))
  expect(choose).toHaveBeenCalledExactlyOnceWith(true)
})

test('what is wrong is said, and cannot be chosen', () => {
  show({ state: 'problem', problems: [{ field: 'doi', message: 'No DOI.' }] })
  expect(box().disabled).toBe(true)
  expect(screen.getByText('No DOI.')).not.toBeNull()
})

test('people in one name are taken apart on request', () => {
  const { split } = show({ splitAuthors: ['A. One', 'B. Two', 'C. Three'] })
  fireEvent.click(screen.getByRole('button', { name: 'Take them for 3 authors' }))
  expect(split).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Band gap of ZnO' }))
})

test('what would change is shown, the old beside the new', () => {
  const differences: Entry['differences'] = [
    { field: 'journal', before: 'Akta', after: 'Acta' },
    { field: 'year', before: null, after: '1921' },
  ]
  show({ state: 'changes', differences })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Akta → Acta',
    '1921',
  ])
  expect(box().disabled).toBe(false)
})

test('an entry is corrected in its place, and the focus comes back to its button', async () => {
  const { correct } = show({})
  fireEvent.click(screen.getByRole('button', { name: 'Edit Band gap of ZnO' }))
  fireEvent.input(screen.getByLabelText(/^Title/), { target: { value: 'Band gap of CuO' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take this' }))
  await waitFor(() => {
    expect(correct).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'Band gap of CuO',
        authors: ['Curie, M.', 'Noether, E.'],
        year: 1921,
      }),
    )
  })
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Band gap of ZnO' }))
  })
})

test('what is typed into one entry does not come up in another, nor after a reload', () => {
  const correct = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Edit ${name}` }))
  }
  const title = () => screen.getByLabelText<HTMLTextAreaElement>(/^Title/)
  show({})
  correct('Band gap of ZnO')
  fireEvent.input(title(), { target: { value: 'Typed into the first' } })
  expect(title().value).toBe('Typed into the first')
  // As a reload does: nothing of the page is taken down in order.
  document.body.replaceChildren()
  show({ index: 1, publication: { ...publication, title: 'Second entry' } })
  correct('Second entry')
  expect(title().value).toBe('Second entry')
})

test('each change of a stored paper is taken or left by itself', () => {
  const change = { before: null } as const
  const { take } = show({
    state: 'changes',
    publication: { ...publication, volume: '12', issue: null },
    differences: [
      { ...change, field: 'volume', after: '12' },
      { ...change, field: 'issue', after: '3' },
    ],
  })
  const ofField = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([ofField('Volume').checked, ofField('Issue').checked]).toEqual([true, false])
  fireEvent.click(ofField('Volume'))
  expect(take).toHaveBeenCalledExactlyOnceWith('volume', false)
})
