// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSession, signIn } from './sign-in'

const answer = (made: () => Promise<Response>) => {
  vi.stubGlobal('fetch', made)
}
const hint = () => localStorage.getItem('isAuthenticated')

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a session that the server does not know any more is over', async () => {
  answer(() => Promise.resolve(Response.json({ message: 'Your session is over.' }, { status: 401 })))
  expect(await checkSession()).toBe(true)
  expect(hint()).not.toBe('true')
})

test('who has signed in since the question was asked stays so', async () => {
  let tellLate: (response: Response) => void = () => undefined
  answer(() => new Promise((resolve) => (tellLate = resolve)))
  const question = checkSession()
  answer(() => Promise.resolve(new Response(null, { status: 204 })))
  await signIn('secret')
  tellLate(Response.json({ message: 'Your session is over.' }, { status: 401 }))
  expect(await question).toBe(false)
  expect(hint()).toBe('true')
})

test.each([
  ['a CMS that is being started', () => Promise.resolve(new Response('Busy', { status: 503 }))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s signs nobody out', async (_, made) => {
  answer(made)
  expect(await checkSession()).toBe(false)
  expect(hint()).toBe('true')
})
