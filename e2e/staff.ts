import type { APIRequestContext, Cookie, Page } from '@playwright/test'
import { expect } from './site-test.ts'
import { staffPassword } from './staff-password.ts'

/** Types the password into the modal that is open. */
export async function givePassword(page: Page, password = staffPassword): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Staff password' })
  await modal.getByLabel('Password').fill(password)
  await modal.getByRole('button', { name: 'Continue' }).click()
}

/** The cookies of the last session that this worker began. */
let session: Cookie[] = []

/**
 * Goes to a page as somebody who has signed in. How that is done in the page itself is for the tests of the access; all
 * others go on with one session as long as it holds.
 */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  const context = page.context()
  await context.addCookies(session)
  const { request } = page
  if (!(await request.get('/staff/session')).ok()) {
    await signIn(request)
    session = await context.cookies()
  }
  // Once: signing out takes it away.
  await page.addInitScript(() => {
    // The empty page before it has no storage.
    if (origin === 'null') return
    if (sessionStorage.getItem('has begun') !== null) return
    sessionStorage.setItem('has begun', 'true')
    localStorage.setItem('isAuthenticated', 'true')
  })
  await page.goto(path)
}

/** From now on the page does not learn of what others save: with it, a form takes that before there is a conflict. */
export const learnNothing = (page: Page): Promise<unknown> =>
  page.route('/staff/content', (route) => route.fulfill({ json: { version: null } }))

async function signIn(request: APIRequestContext): Promise<void> {
  const origin = process.env['SITE_URL'] ?? ''
  const response = await request.post('/staff/session', {
    headers: { origin },
    data: { password: staffPassword },
  })
  expect(response.status()).toBe(204)
}

/** Does what staff may do. @returns the answer's first field */
export async function askAsStaff<T>(
  request: APIRequestContext,
  operation: string,
  variables: object,
): Promise<T> {
  const origin = process.env['SITE_URL'] ?? ''
  if (!(await request.get('/staff/session')).ok()) await signIn(request)
  const response = await request.post(`/graphql/${operation}`, { headers: { origin }, data: { variables } })
  const answer = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
  expect(answer.errors, operation).toBeUndefined()
  return Object.values(answer.data ?? {})[0] as T
}

/** A small picture, as a camera or a program would save it. */
export const picture = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEUKXHDs5ttoAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIx+3BgQAAAADDoPlTX+AIVQEAAHwDDDAAAcvAQmMAAAAASUVORK5CYII=',
    'base64',
  ),
})
