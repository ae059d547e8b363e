// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cancelled } from './cancelled'
import { Notices, useTell } from './notices'
import { cancelLate, patience, patiently, useLateHere, useSaving } from './patience'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cancelLate()
  cleanup()
  vi.useRealTimers()
})

/** Waits for an answer that does not come. */
const askInVain = (saves?: boolean) =>
  patiently(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'))
        })
      }),
    { saves },
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const late = () => screen.queryByText(/^The site has not answered yet\./)

test('what was asked for by a button and is not answered is told, and can be cancelled', async () => {
  render(<Notices>{null}</Notices>)
  const asked = askInVain()
  const ended = expect(asked).rejects.toThrow(Cancelled)
  await pass(patience - 1)
  expect(late()).toBeNull()
  await pass(1)
  expect(late()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await ended
  await pass(0)
  expect(late()).toBeNull()
  expect(screen.getByText(/^Cancelled\./)).not.toBeNull()
})

test('where a form or a dialog says it, no notice does', async () => {
  const Place = () => <p>{useLateHere(true) && 'late here'}</p>
  const { rerender } = render(
    <Notices>
      <Place />
    </Notices>,
  )
  askInVain().catch(() => undefined)
  await pass(patience)
  expect(screen.getByText('late here')).not.toBeNull()
  expect(late()).toBeNull()
  rerender(<Notices>{null}</Notices>)
  await pass(0)
  expect(late()).not.toBeNull()
})

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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a notice offers what can be done about it, and goes when it is done', () => {
  const undo = vi.fn()
  render(
    <Notices>
      <Teller onUndo={undo} />
    </Notices>,
  )
  press('Delete')
  expect(screen.getByRole('status').textContent).toMatch(/^Spin coater was deleted\./)
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a notice is closed by its own button, and of many the last three stay', () => {
  render(
    <Notices>
      <Teller onUndo={() => undefined} />
    </Notices>,
  )
  for (let count = 0; count < 5; count += 1) press('Delete')
  const closers = screen.getAllByRole('button', { name: 'Close this message' })
  expect(closers).toHaveLength(3)
  for (const closer of closers) fireEvent.click(closer)
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

test('a change on its way is called saving, what is only read is not', async () => {
  const Bar = () => <p>{useSaving() && 'Saving…'}</p>
  render(<Bar />)
  const ended = [expect(askInVain(false)).rejects.toThrow(Cancelled)]
  await pass(0)
  expect(screen.queryByText('Saving…')).toBeNull()
  ended.push(expect(askInVain()).rejects.toThrow(Cancelled))
  await pass(0)
  expect(screen.getByText('Saving…')).not.toBeNull()
  await pass(patience)
  cancelLate()
  await Promise.all(ended)
})
