// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedOut } from '../cms/signed-out'
import { remember } from './session'
import { StaffProvider, useProtect, type Protect } from './staff'

beforeEach(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  vi.stubGlobal('requestIdleCallback', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Page({ onStart }: { onStart: (protect: Protect) => void }) {
  const protect = useProtect()
  return (
    <button
      onClick={() => {
        onStart(protect)
      }}
    >
      Start
    </button>
  )
}

test('the prompt goes, and what it held up goes on, when another window signs in', async () => {
  remember(true)
  const save = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new SignedOut('It is over.'))
    .mockResolvedValueOnce('saved')
  const saved = new Promise<string>((resolve) => {
    const element = (
      <StaffProvider>
        <Page
          onStart={(protect) => {
            resolve(protect(save))
          }}
        />
      </StaffProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  })
  fireEvent.click(screen.getByText('Start'))
  await screen.findByLabelText('Password')
  // What is typed there says nothing of a session.
  fireEvent(window, new StorageEvent('storage', { key: 'draft:update', newValue: 'Open day' }))
  expect(screen.queryByLabelText('Password')).not.toBeNull()

  // As `remember` writes it there.
  for (const key of Object.keys(localStorage))
    fireEvent(window, new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  expect(await saved).toBe('saved')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('what was refused to the session before is tried again in the present one, and nobody is asked twice', async () => {
  remember(true)
  let begin: (protect: Protect) => void = () => undefined
  const element = (
    <StaffProvider>
      <Page
        onStart={(protect) => {
          begin(protect)
        }}
      />
    </StaffProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  let refuse: (error: Error) => void = () => undefined
  const slow = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)))
    .mockResolvedValueOnce('slow')
  const quick = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new SignedOut('It is over.'))
    .mockResolvedValueOnce('quick')
  const both = new Promise<string[]>((resolve) => {
    begin = (protect) => {
      resolve(Promise.all([protect(slow), protect(quick)]))
    }
  })
  fireEvent.click(screen.getByText('Start'))
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => {
    expect(screen.queryByLabelText('Password')).toBeNull()
  })
  refuse(new SignedOut('It is over.'))
  expect(await both).toEqual(['slow', 'quick'])
  expect(screen.queryByLabelText('Password')).toBeNull()
})
