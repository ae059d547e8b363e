import { expect, test } from 'vitest'
import { cms, request } from '../setup/client'

test('a stranger cannot make himself the first administrator', () => {
  const { hadAdmin, status, body } = cms.firstRegistration
  expect(hadAdmin).toBe(false)
  expect(status).toBe(403)
  expect(JSON.stringify(body)).toContain('npm run admin:create')
})

test.each([
  '/admin/register-admin',
  '/admin/register-admin/',
  '/ADMIN/Register-Admin',
  '//admin/register-admin',
])('no spelling of the address registers anybody: %s', async (path) => {
  const { status } = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'b@example.org', password: 'Sample-Password-1', firstname: 'B' }),
  })
  expect([403, 404, 405]).toContain(status)
})

test('the command made the administrator who could sign in', () => {
  expect(cms.adminToken).toMatch(/^ey/)
})
