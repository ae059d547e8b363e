import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Strapi from '@strapi/strapi'
import { environment } from '../src/environment/environment'

/**
 * Strapi with the compiled files of the folder that the process runs in. Where the environment is wrong the process says
 * what to do and ends with 1.
 */
export function createHere(): Strapi.Core.Strapi {
  try {
    // Strapi reads it too, and would put the words into an error of its own.
    environment()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  // Not before: it takes a second, in which a command could have asked or refused.
  const { createStrapi } = createRequire(__filename)('@strapi/strapi') as typeof Strapi
  const appDir = process.cwd()
  return createStrapi({ appDir, distDir: join(appDir, 'dist') })
}

/**
 * Does something with a Strapi that is loaded but does not listen, which may stand beside the running one.
 * @param afterwards runs when Strapi is gone, also after a failure
 * Ends the process: with 0, or with 1 after saying what went wrong.
 */
export async function withStrapi(
  work: (strapi: Strapi.Core.Strapi) => Promise<void>,
  afterwards: () => void = () => undefined,
): Promise<never> {
  // The script itself decides what is filled, and says itself what it did.
  process.env.SEED = 'false'
  process.env.LOG_LEVEL ??= 'error'
  try {
    const strapi = await createHere().load()
    try {
      await work(strapi)
    } finally {
      await strapi.destroy()
    }
    // Strapi takes away every listener of the process, those of `exit` too, so this cannot be one.
    afterwards()
    process.exit(0)
  } catch (error) {
    console.error(error)
    afterwards()
    process.exit(1)
  }
}
