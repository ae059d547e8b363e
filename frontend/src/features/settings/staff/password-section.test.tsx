// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaffProvider } from '../../../session/staff'
import { PasswordSection } from './password-section'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.stubGlobal('fetch', server)
  render(
    <StaffProvider>
      <PasswordSection />
    </StaffProvider>,
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  server.mockReset()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
function change(present: string, wanted: string, again = wanted) {
  fireEvent.change(field('Present password'), { target: { value: present } })
  fireEvent.change(field('New password'), { target: { value: wanted } })
  fireEvent.change(field('New password again'), { target: { value: again } })
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }))
}

test('a new password is sent with the present one, and kept nowhere in the browser', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  change('present', 'a new password')
  expect(await screen.findByText(/Everybody else must sign in/)).toBeTruthy()
  const [path, { method, body } = {}] = server.mock.calls[0] ?? []
  expect([path, method, body]).toEqual([
    '/staff/password',
    'PUT',
    '{"password":"present","newPassword":"a new password"}',
  ])
  expect(field('New password').value).toBe('')
  expect(JSON.stringify(localStorage)).not.toContain('a new password')
})

test('one that is too short, or typed in two ways, is not sent', () => {
  change('present', 'short')
  expect(screen.getByText('The new password is shorter than 12 characters.')).toBeTruthy()
  change('present', 'a new password', 'a new passwort')
  expect(screen.getByText('The two new passwords are not the same.')).toBeTruthy()
  expect(server).not.toHaveBeenCalled()
})

test('a wrong present one is told, and what was typed stays', async () => {
  server.mockResolvedValue(new Response('{"message":"Incorrect password"}', { status: 403 }))
  change('guess', 'a new password')
  expect(await screen.findByText('Incorrect password')).toBeTruthy()
  expect(field('New password').value).toBe('a new password')
})
