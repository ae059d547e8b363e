import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import { contentVersion } from './count'
import { lastChangeOf } from './last-changes'

/**
 * Keeps in memory what is made of some kinds of content, until one of them changes, which may be another instance's doing.
 *
 * @param make gets what was made before, to bring it up to date; when it throws, who waits is told and the next one tries
 * again
 */
export function keptUntilChange<Value>(
  kinds: readonly Kind[],
  make: (strapi: Core.Strapi, before: Promise<Value> | undefined) => Promise<Value>,
): (strapi: Core.Strapi) => Promise<Value> {
  const kept = new WeakMap<Core.Strapi, { changed: number; value: Promise<Value> }>()
  return async (strapi) => {
    // The version comes first: what is read after it is at least as new.
    const changed = lastChangeOf(await contentVersion(strapi), kinds)
    const last = kept.get(strapi)
    if (last?.changed === changed) return last.value
    const present = { changed, value: make(strapi, last?.value) }
    kept.set(strapi, present)
    present.value.catch(() => {
      if (kept.get(strapi) === present) kept.delete(strapi)
    })
    return present.value
  }
}
