import { expect, test } from 'vitest'
import { asEditor, asVisitor, cms, request } from '../setup/client'
import { sendPicture } from '../setup/editing'
import { collections } from '../setup/examples'
import { signIn } from '../setup/staff'

const json = (method: string, body: unknown = { data: {} }): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('a visitor reads every content type', async () => {
  const { errors } = await asVisitor(`{
    publications { title authors: people { name } } events { title } facilities { name image { url } } updates { title }
    members { name } galleryImages { caption } site { groupName leader { portrait { url } } } publicationYears { year }
  }`)
  expect(errors).toBeUndefined()
})

test.each([
  ...collections.flatMap(({ type }) => [
    `create${type}(data: {})`,
    `update${type}(documentId: "x", data: {})`,
    `delete${type}(documentId: "x")`,
  ]),
  'updateSite(data: {})',
  'updateUploadFile(id: 1)',
])('a visitor may not write: %s', async (mutation) => {
  const { errors } = await asVisitor(`mutation { ${mutation} { documentId } }`)
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test.each([
  ['POST', '/api/events'],
  ['PUT', '/api/events/x'],
  ['DELETE', '/api/events/x'],
  ['PUT', '/api/site'],
  ['DELETE', '/api/site'],
  ['GET', '/api/upload/files'],
  ['GET', '/api/upload/files/1'],
  ['DELETE', '/api/upload/files/1'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['POST', '/api/users'],
  ['GET', '/api/users-permissions/roles'],
  ['POST', '/api/auth/local'],
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/auth/forgot-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/send-email-confirmation'],
  ['GET', '/api/auth/email-confirmation?confirmation=x'],
  ['GET', '/api/connect/github'],
  ['GET', '/api/i18n/locales'],
  ['GET', '/api/content-type-builder/content-types'],
])('a visitor is refused: %s %s', async (method, path) => {
  const { status } = await request(path, method === 'GET' ? {} : json(method))
  expect([401, 403, 404]).toContain(status)
})

test.each([
  ['GET', '/content-manager/collection-types/api::event.event'],
  ['POST', '/content-manager/collection-types/api::event.event'],
  ['GET', '/upload/files'],
  ['GET', '/upload/folders'],
  ['GET', '/admin/users'],
  ['GET', '/admin/api-tokens'],
  ['GET', '/users-permissions/roles'],
  ['GET', '/content-type-builder/schema'],
])('a visitor is refused by the admin: %s %s', async (method, path) => {
  const { status } = await request(path, method === 'GET' ? {} : json(method))
  expect(status).toBe(401)
})

test('staff take files out of use and never out of the library', async () => {
  const staff = await signIn(cms.url)
  const { id } = await sendPicture(staff)
  const headers = { authorization: `Bearer ${staff}` }
  expect((await request(`/api/upload/files/${id}`, { method: 'DELETE', headers })).status).toBe(403)
})

test('no other origin may read an answer', async () => {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ query: '{ updates { title } }' }),
  })
  expect(response.headers.get('access-control-allow-origin') ?? '').not.toContain('evil')
  expect(response.headers.get('access-control-allow-origin')).not.toBe('*')
})

test('an unknown parameter of a REST query is refused', async () => {
  const { status } = await request('/api/events?where[createdBy][email][$startsWith]=a')
  expect(status).toBe(400)
})

test('the token of the tests may write, so that a refusal above is about the visitor', async () => {
  const { errors } = await asEditor('mutation { createUpdate(data: { title: "Allowed" }) { documentId } }')
  expect(errors).toBeUndefined()
})
