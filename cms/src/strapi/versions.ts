import { createRequire } from 'node:module'
import type { Core } from '@strapi/strapi'

type Versions = Readonly<Record<string, string>>

/** What is changed in this folder, each package as it is found: by the one that brings it. */
const writtenFor: Versions = {
  '@strapi/strapi > @strapi/core': '5.54.0',
  '@strapi/strapi > @strapi/core > koa-body > formidable': '2.1.5',
  '@strapi/strapi > @strapi/database': '5.54.0',
  '@strapi/strapi > @strapi/database > knex': '3.0.1',
  '@strapi/strapi > @strapi/upload': '5.54.0',
  '@strapi/plugin-graphql': '5.54.0',
  '@strapi/utils > yup': '0.32.9',
  'better-sqlite3': '13.2.0',
}

/** @returns `undefined` when the package is not there */
function installed(chain: string): string | undefined {
  try {
    let place = __filename
    for (const name of chain.split(' > ')) place = createRequire(place).resolve(`${name}/package.json`)
    return (createRequire(place)(place) as { version: string }).version
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Each package that is installed in another version, in words. */
export function differences(wanted: Versions = writtenFor): string[] {
  return Object.entries(wanted).flatMap(([chain, version]) => {
    const found = installed(chain)
    const name = chain.split(' > ').at(-1) ?? chain
    return found === version ? [] : [`${name} ${found ?? 'is not there'} instead of ${version}`]
  })
}

/**
 * Says in the log when Strapi is installed in another version than the one that its inside was changed for here.
 *
 * It warns and does not refuse: a smaller update mostly changes nothing of what is used, and a group whose site would not
 * start after `npm update` has no site. What must not happen is that a check or a save is lost in silence; therefore a
 * method that is not there any more does refuse the start (replace-method.ts), and the tests fail before that on every
 * update, until somebody has tried each change with the new version and written it down above.
 */
export function compareVersions(strapi: Core.Strapi): void {
  const found = differences()
  if (found.length === 0) return
  strapi.log.warn(
    `This CMS changes the inside of packages that are here in other versions: ${found.join(', ')}. ` +
      'If saves or uploads behave oddly, install the versions of cms/package-lock.json: npm ci',
  )
}
