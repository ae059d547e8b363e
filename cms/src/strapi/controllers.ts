import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

type Context = Parameters<Core.MiddlewareHandler>[0]
type Action = (ctx: Context) => unknown

interface Controllers {
  extend(uid: string, change: (controller: Record<string, Action>) => Record<string, Action>): void
}

/**
 * Puts another action in the place of one of a controller of Strapi or of a plugin: the controller is changed, not an
 * address guarded, so that no other spelling of the address gets past. Call in `register`.
 * Shown by tests/access/first-administrator.test.ts and tests/files/site-uploads.test.ts.
 * @param action is given the action before, too
 */
export function replaceAction(
  strapi: Core.Strapi,
  uid: string,
  name: string,
  action: (ctx: Context, before: Action) => unknown,
): void {
  strapi.get<Controllers>('controllers').extend(uid, (controller) => {
    const changed = { ...controller }
    replaceMethod(changed, `The controller ${uid}`, name, (before) => (ctx) => action(ctx, before))
    return changed
  })
}
