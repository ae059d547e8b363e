// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cancelled } from './cancelled'
import { Notices } from './notices'
import { patience, patiently, useLateHere } from './patience'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Waits for an answer that does not come. */
const askInVain = () =>
  patiently(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'))
        })
      }),
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
