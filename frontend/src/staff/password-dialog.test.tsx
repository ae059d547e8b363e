// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAuthenticated } from '../session/session'
import { checkSession } from '../session/sign-in'
import { PasswordDialog } from './password-dialog'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  server.mockReset()
  vi.unstubAllGlobals()
})

const answer = (status: number, body?: object) => new Response(body ? JSON.stringify(body) : null, { status })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const type = (text: string) => fireEvent.change(password(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function open() {
  const closed = vi.fn<(signedIn: boolean) => void>()
  render(<PasswordDialog onClose={closed} />)
  return closed
}

test('the right password signs in and closes the dialog', async () => {
  server.mockResolvedValue(answer(204))
  const closed = open()
  type('secret')
  press('Continue')
  await waitFor(() => {
    expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  })
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"password":"secret"}' })
  expect(isAuthenticated()).toBe(true)
})

test('a name is sent, and is there the next time', async () => {
  server.mockImplementation(() => Promise.resolve(answer(204)))
  const closed = open()
  type('secret')
  fireEvent.change(screen.getByLabelText('Your name (optional)'), { target: { value: ' Anna ' } })
  press('Continue')
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce()
  })
  expect(server.mock.calls[0]?.[1]?.body).toBe('{"password":"secret","name":"Anna"}')
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Your name (optional)').value).toBe('Anna')
})

test('why a session is over is told where the password is asked for', async () => {
  server.mockResolvedValueOnce(answer(401, { message: 'The staff password was changed.' }))
  await checkSession()
  open()
  expect(screen.getByText('The staff password was changed.')).toBeTruthy()
})

test('a wrong one says so beside the field, which keeps what was typed, and can be tried again', async () => {
  server.mockResolvedValueOnce(answer(401, { message: 'Incorrect password' })).mockResolvedValue(answer(204))
  const closed = open()
  type('guess')
  press('Continue')
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toBe('Incorrect password')
  })
  expect([password().value, password().getAttribute('aria-invalid')]).toEqual(['guess', 'true'])
  expect([closed.mock.calls, isAuthenticated()]).toEqual([[], false])
  press('Continue')
  await waitFor(() => {
    expect(closed).toHaveBeenCalledWith(true)
  })
})

test('while the password is checked a second press asks nothing', async () => {
  let give: (response: Response) => void = () => undefined
  server.mockReturnValue(
    new Promise((resolve) => {
      give = resolve
    }),
  )
  const closed = open()
  type('secret')
  press('Continue')
  press('Checking…')
  give(answer(204))
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce()
  })
  expect(server).toHaveBeenCalledOnce()
})

test('Cancel closes without a session, and a site that cannot be reached is told', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const closed = open()
  type('secret')
  press('Continue')
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
  })
  press('Cancel')
  expect(closed).toHaveBeenCalledExactlyOnceWith(false)
})
