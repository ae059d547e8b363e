// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Cancelled } from '../../feedback/cancelled'
import { patience } from '../../feedback/patience'
import { cancelLate, patiently } from '../../feedback/patiently'
import { Form } from './form'
import type { SaveContext } from './use-editing-form'

beforeEach(() => {
  vi.useFakeTimers()
})
// jsdom scrolls nothing.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  // What nobody answers would be under way in the tests of other files, too.
  await pass(patience)
  cancelLate()
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

const Title = () => <input aria-label="Title" {...useFormContext().register('title')} />

/** A form whose saves the test answers, and the keys of its attempts. */
function open() {
  const keys: string[] = []
  let answer: () => void = () => undefined
  let move: () => void = () => undefined
  const save = async (_values: unknown, { key }: SaveContext) => {
    keys.push(key)
    try {
      await patiently(
        (signal, moved) =>
          new Promise<void>((resolve, reject) => {
            answer = resolve
            move = moved
            signal.addEventListener('abort', () => {
              reject(new DOMException('Aborted', 'AbortError'))
            })
          }),
      )
    } catch (error) {
      if (error instanceof Cancelled) return false
      throw error
    }
    return true
  }
  render(
    <Form
      schema={v.object({ title: v.string() })}
      values={{ title: '' }}
      save={save}
      draft="test"
      success="Saved."
      failure="Failed."
    >
      <Title />
    </Form>,
  )
  /** Does what the running attempt gave, and lets the form draw what comes of it. */
  const drawn = (given: () => () => void) =>
    act(async () => {
      given()()
      await Promise.resolve()
    })
  return {
    keys,
    answer: () => drawn(() => answer),
    move: () => drawn(() => move),
  }
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const type = (text: string) => fireEvent.input(title(), { target: { value: text } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const late = () => screen.queryByText(/The site has not answered yet\. What you typed is kept/)

test('whoever waits for ten seconds is told, and no longer when the answer comes', async () => {
  const { answer } = open()
  type('Kept')
  await press('Save')
  await pass(patience - 1)
  expect(late()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel sending' })).toBeNull()
  await pass(1)
  expect(late()).not.toBeNull()
  await answer()
  expect(late()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Saved.')
})

test('a site that goes on taking what is sent is not late', async () => {
  const { move } = open()
  await press('Save')
  for (let part = 0; part < 5; part += 1) {
    await pass(patience - 1)
    await move()
  }
  expect(late()).toBeNull()
  await pass(patience)
  expect(late()).not.toBeNull()
  await move()
  expect(late()).toBeNull()
})

test('after cancelling the form is as it was typed, and can be sent again', async () => {
  const { keys, answer } = open()
  type('Kept')
  await press('Save')
  await pass(patience)
  await press('Cancel sending')
  expect(screen.getByRole('alert').textContent).toMatch(/^Cancelled\. What you typed is still here\./)
  expect(title().value).toBe('Kept')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  await press('Save')
  await answer()
  expect(screen.getByRole('status').textContent).toBe('Saved.')
  // The same under the same key, so that it is saved once.
  expect(new Set(keys).size).toBe(1)
})

test('what is typed after cancelling is not taken for what was sent before', async () => {
  const { keys } = open()
  type('Sent')
  await press('Save')
  await pass(patience)
  await press('Cancel sending')
  type('Sent, and better')
  await press('Save')
  expect(new Set(keys).size).toBe(2)
})

test('of something new whose answer was lost it is told that it may be saved', async () => {
  const save = () => Promise.reject(new TypeError('Failed to fetch'))
  render(
    <Form schema={v.object({ title: v.string() })} values={{ title: '' }} save={save} failure="Failed.">
      <Title />
    </Form>,
  )
  await press('Save')
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed. It may be saved all the same; send it again as it is to be sure.',
  )
})

test('the same is sent under the same key after a reload, so that it is saved once', async () => {
  const { keys } = open()
  type('Sent, and perhaps saved')
  await press('Save')
  cleanup()
  const again = open()
  expect(title().value).toBe('Sent, and perhaps saved')
  await press('Save')
  expect(again.keys).toEqual(keys)
  await again.answer()
  type('Sent, and perhaps saved')
  await press('Save')
  expect(again.keys[1]).not.toBe(again.keys[0])
})

test('what is typed into a form that was opened again is not taken for what the first one has saved', async () => {
  const first = open()
  type('One')
  await press('Save')
  cleanup()
  open()
  type('Two')
  await first.answer()
  expect(title().value).toBe('Two')
  cleanup()
  open()
  expect(title().value).toBe('Two')
})

test('a form that was opened again while the first was saved is empty after it, and does not save the same twice', async () => {
  const first = open()
  type('One')
  await press('Save')
  cleanup()
  const second = open()
  expect(title().value).toBe('One')
  await first.answer()
  expect(title().value).toBe('')
  expect(second.keys).toEqual([])
})

test('Control and Enter send the form from any of its fields', async () => {
  const { keys, answer } = open()
  type('By two keys')
  fireEvent.keyDown(title(), { key: 'Enter' })
  await pass(0)
  expect(keys).toHaveLength(0)
  for (const key of ['ctrlKey', 'metaKey']) {
    fireEvent.keyDown(title(), { key: 'Enter', [key]: true })
    await pass(0)
    await answer()
    expect(screen.getByRole('status').textContent).toBe('Saved.')
    type(`By ${key}`)
  }
  expect(keys).toHaveLength(2)
})

test('what is typed in another window stands here too, and is said to', () => {
  open()
  const newValue = JSON.stringify({ values: { title: 'From there' } })
  localStorage.setItem('draft:test', newValue)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'draft:test', newValue, storageArea: localStorage }))
  })
  // It stays that window's: kept anew by this one, it would stay when it is saved there.
  expect(localStorage.getItem('draft:test')).toBe(newValue)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('From there')
  expect(screen.getByText(/^What you type in another window stands here too/)).not.toBeNull()
})
