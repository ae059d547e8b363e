import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { fillEmptyTypes } from '../samples/fill'

/** Fills empty content types at the start when the environment says so (`SEED=true`). */
export async function seedWhenEmpty(strapi: Core.Strapi): Promise<void> {
  const { seed, seedDir } = environment()
  if (!seed) return
  const started = Date.now()
  const filled = await fillEmptyTypes(strapi, { folder: seedDir, again: false })
  const made = Object.entries(filled).map(([file, count]) => `${count} of ${file}`)
  if (made.length > 0) strapi.log.info(`Sample content: ${made.join(', ')} in ${Date.now() - started} ms`)
}
