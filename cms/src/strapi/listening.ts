import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

type Step = () => void | Promise<void>

/**
 * Does something before the first request is answered, and after: not while a command runs beside the server, which loads
 * Strapi and does not listen. Strapi has no hook for this. Shown by tests/access/staff-password.test.ts and
 * tests/files/renditions.test.ts.
 */
export function aroundListening(
  strapi: Core.Strapi,
  { before = () => undefined, after = () => undefined }: { before?: Step; after?: Step },
): void {
  replaceMethod(strapi, 'Strapi', 'listen', (listen) => async () => {
    await before()
    await listen()
    await after()
  })
}
