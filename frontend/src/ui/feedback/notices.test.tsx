// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Notices, useTell } from './notices'

afterEach(cleanup)

const Teller = ({ onUndo }: { onUndo: () => void }) => {
  const tell = useTell()
  return (
    <button
      type="button"
      onClick={() => {
        tell({
          kind: 'done',
          text: 'Spin coater was deleted.',
          action: { label: 'Undo', run: onUndo, undoes: true },
        })
      }}
    >
      Delete
    </button>
  )
}
const open = (onUndo: () => void) =>
  render(
    <Notices>
      <Teller onUndo={onUndo} />
    </Notices>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a notice offers what can be done about it, and goes when it is done', () => {
  const undo = vi.fn()
  open(undo)
  press('Delete')
  expect(screen.getByRole('status').textContent).toMatch(/^Spin coater was deleted\./)
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the second click of a double click undoes nothing else', () => {
  const undo = vi.fn()
  open(undo)
  press('Delete')
  press('Delete')
  for (const detail of [1, 2])
    fireEvent.click(screen.getAllByRole('button', { name: /^Undo/ })[0] ?? document, { detail })
  expect(undo).toHaveBeenCalledOnce()
})

test('a notice is closed by its own button, and of many the last three stay', () => {
  open(() => undefined)
  for (let count = 0; count < 5; count += 1) press('Delete')
  const closers = screen.getAllByRole('button', { name: 'Close this message' })
  expect(closers).toHaveLength(3)
  for (const closer of closers) fireEvent.click(closer)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what is seen in the page itself is only heard, and takes no notice away', () => {
  const Saver = () => {
    const tell = useTell()
    return (
      <button
        type="button"
        onClick={() => {
          tell({ kind: 'heard', text: 'Saved.' })
        }}
      >
        Save
      </button>
    )
  }
  render(
    <Notices>
      <Teller onUndo={() => undefined} />
      <Saver />
    </Notices>,
  )
  for (const name of ['Delete', 'Delete', 'Delete', 'Save', 'Save']) press(name)
  expect(screen.getByRole('status').textContent).toMatch(/Saved\.$/)
  expect(screen.getAllByText('Saved.')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Close this message' })).toHaveLength(3)
})

test('what is told twice stands once', () => {
  const Failure = () => {
    const tell = useTell()
    return (
      <button
        type="button"
        onClick={() => {
          tell({ kind: 'failed', text: 'The order could not be saved.' })
        }}
      >
        Move
      </button>
    )
  }
  render(
    <Notices>
      <Failure />
    </Notices>,
  )
  press('Move')
  press('Move')
  expect(screen.getAllByText('The order could not be saved.')).toHaveLength(1)
})

test('what went well is told on the page that it leads to, and on no other', () => {
  const on = (page: string) => (
    <Notices page={page}>
      <Teller onUndo={() => undefined} />
    </Notices>
  )
  const { rerender } = render(on('/events/icube/1'))
  press('Delete')
  rerender(on('/events/icube'))
  expect(screen.getByRole('status').textContent).toMatch(/^Spin coater was deleted\./)
  rerender(on('/team'))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the keys that undo do so from wherever the focus is, but not while somebody types', () => {
  const undo = vi.fn()
  render(
    <Notices>
      <Teller onUndo={undo} />
      <input aria-label="Name" />
    </Notices>,
  )
  press('Delete')
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Delete' }), { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
})
