// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StaffProvider } from '../../../session/staff'
import { Notices } from '../../../ui/feedback/notices'
import { SaveError } from '../../../ui/feedback/save-error'
import { useManyAtOnce } from './use-many-at-once'

/** What was asked for, in its order. */
const asked: { image: string; key: string }[] = []
let isBroken = true

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  asked.length = 0
  isBroken = true
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Images() {
  const { run } = useManyAtOnce()
  return (
    <button
      onClick={() => {
        void run(['first', 'second', 'third'], {
          each: (image, key) => {
            asked.push({ image, key })
            return isBroken && image === 'second'
              ? Promise.reject(new SaveError('The site is away.'))
              : Promise.resolve()
          },
          words: (count) => `${String(count)} deleted.`,
        })
      }}
    >
      Delete
    </button>
  )
}

test('what could not be changed is tried again with the same keys, and nothing else', async () => {
  const element = (
    <Notices>
      <StaffProvider>
        <Images />
      </StaffProvider>
    </Notices>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 of 3 could not be changed. The site is away.')).toBeTruthy()
  expect(screen.getByText('1 deleted.')).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 deleted.')).toBeTruthy()
  expect(asked.map(({ image }) => image)).toEqual(['first', 'second', 'second', 'third'])
  expect(asked[2]?.key).toBe(asked[1]?.key)
})
