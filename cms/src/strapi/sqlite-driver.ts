import { createRequire } from 'node:module'
import { join } from 'node:path'
import type Database from 'better-sqlite3'

type Driver = typeof Database

/** The Node-API that better-sqlite3 13 is built for. Node has it from 22.14 on; on an older one the driver crashes. */
const neededNodeApi = 10

/**
 * The driver of SQLite that fits the running Node, for us and for Knex, which asks for `better-sqlite3` by this name.
 *
 * Version 13 fits every newer Node, version 12 does not: Node 24.19 and newer abort in it
 * (https://github.com/nodejs/node/issues/65446). Where version 13 does not run, version 12 of `older-node/` takes its
 * place. When Node 20 is no longer supported, this file and that folder go. Shown by
 * tests/server/database.test.ts.
 * @throws Error when version 12 is needed and is not installed
 */
export function sqliteDriver(): Driver {
  const own = createRequire(__filename)
  if (Number(process.versions.napi) < neededNodeApi) {
    const name = own.resolve('better-sqlite3')
    own.cache[name] = olderDriver(join(name, '../../../../older-node/package.json'))
  }
  return own('better-sqlite3') as Driver
}

function olderDriver(folder: string): NodeJS.Module | undefined {
  const older = createRequire(folder)
  // By its path: Node would go on to look for a package of this name where version 13 is.
  const path = './node_modules/better-sqlite3'
  try {
    older(path)
  } catch (error) {
    throw new Error(
      `Node ${process.versions.node} needs a driver of SQLite that is not installed. ` +
        'Use Node 22.14 or newer, or install it: npm ci --prefix cms/older-node',
      { cause: error },
    )
  }
  return older.cache[older.resolve(path)]
}
