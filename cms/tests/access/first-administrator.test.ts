import { expect, test } from 'vitest'
import { cms, request } from '../setup/client'
import { asAdmin } from '../setup/editing'

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

test('nobody is told that an e-mail is under way', async () => {
  const { status, text } = await request('/admin/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org' }),
  })
  expect([status, text]).toEqual([403, expect.stringContaining('npm run admin:create')])
})

test('the roles that the site settles cannot be changed in the admin', async () => {
  const roles = await asAdmin<{ roles: { id: number; type: string }[] }>('GET', '/users-permissions/roles')
  for (const { id } of roles.roles) {
    const path = `/users-permissions/roles/${id}`
    await expect(asAdmin('DELETE', path)).rejects.toThrow('is settled by the site')
    await expect(asAdmin('PUT', path, { name: 'Mine', permissions: {} })).rejects.toThrow('is settled by')
  }
  expect(roles.roles.map(({ type }) => type)).toContain('staff')
})

test('the command made the administrator who could sign in', () => {
  expect(cms.adminToken).toMatch(/^ey/)
})
