// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cancelled } from '../feedback/cancelled'
import { Notices } from '../feedback/notices'
import { patience } from '../feedback/patience'
import { cancelLate, patiently, useLateHere, useSaving } from '../feedback/patiently'
import { useTellLate } from './use-tell-late'

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

/** Whoever is signed in has it on every page, in the staff bar. */
function Bar() {
  useTellLate()
  return <p>{useSaving() && 'Saving…'}</p>
}

const page = (place?: ReactNode) => (
  <Notices>
    <Bar />
    {place}
  </Notices>
)

test('what was asked for by a button and is not answered is told, and can be cancelled', async () => {
  render(page())
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
  const { rerender } = render(page(<Place />))
  askInVain().catch(() => undefined)
  await pass(patience)
  expect(screen.getByText('late here')).not.toBeNull()
  expect(late()).toBeNull()
  rerender(page())
  await pass(0)
  expect(late()).not.toBeNull()
})

test('a change on its way is called saving, what is only read is not', async () => {
  render(page())
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
