import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './site-test.ts'
import { staffPassword } from './staff-password.ts'

/** Types the password into the modal that is open. */
export async function givePassword(page: Page, password = staffPassword): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Staff password' })
  await modal.getByLabel('Password').fill(password)
  await modal.getByRole('button', { name: 'Continue' }).click()
}

/** Signs in at the staff area and goes to a page. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  await page.goto('/add')
  await givePassword(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (path !== '/add') await page.goto(path)
}

/** Does what staff may do. @returns the answer's first field */
export async function askAsStaff<T>(
  request: APIRequestContext,
  operation: string,
  variables: object,
): Promise<T> {
  const origin = process.env['SITE_URL'] ?? ''
  await request.post('/staff/session', { headers: { origin }, data: { password: staffPassword } })
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
