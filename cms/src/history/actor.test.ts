import { expect, test } from 'vitest'
import { actorOf } from './actor'

const state = (name: string, credentials: unknown = null) => ({ auth: { strategy: { name }, credentials } })

test('staff are known by their session', () => {
  expect(actorOf(state('staff', { kind: 'staff', session: 's1' }))).toEqual({
    name: 'staff',
    isStaff: true,
    session: 's1',
  })
})

test('staff who gave a name are known by it too', () => {
  const credentials = { kind: 'staff', session: 's1', name: 'Anna' }
  expect(actorOf(state('staff', credentials))).toEqual({
    name: 'staff – Anna',
    isStaff: true,
    session: 's1',
  })
})

test('an administrator is named, by his address when he has no name', () => {
  const admin = state('admin')
  const name = (user: object) => actorOf({ ...admin, user }).name
  expect(name({ firstname: 'Anna', lastname: 'Meyer', email: 'a@example.org' })).toBe('admin Anna Meyer')
  expect(name({ firstname: 'Anna', lastname: null, email: 'a@example.org' })).toBe('admin Anna')
  expect(name({ firstname: null, lastname: null, email: 'a@example.org' })).toBe('admin a@example.org')
})

test('a token is named, and what is done without a request is done by the server', () => {
  expect(actorOf(state('content-api-token', { name: 'imports' })).name).toBe('token imports')
  expect(actorOf(undefined)).toEqual({ name: 'server', isStaff: false, session: null })
})
