import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

/**
 * Does a step before Strapi stops; the one that was given last comes first. Strapi itself has a hook for plugins alone, and
 * none for this. Shown by tests/server/lifecycle.test.ts.
 */
export function beforeStopping(strapi: Core.Strapi, step: () => void | Promise<void>): void {
  replaceMethod(strapi, 'Strapi', 'destroy', (destroy) => async () => {
    await step()
    await destroy()
  })
}
