import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { builtSchema } from '../src/graphql/public-schema'

/** Writes cms/schema.graphql from a Strapi that is loaded on an empty database of its own. */
async function generate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cms-schema-'))
  const notASecret = 'only for this short-lived database'
  Object.assign(process.env, {
    DATA_DIR: folder,
    SEED: 'false',
    LOG_LEVEL: 'error',
    APP_KEYS: notASecret,
    API_TOKEN_SALT: notASecret,
    ADMIN_JWT_SECRET: notASecret,
    TRANSFER_TOKEN_SALT: notASecret,
    JWT_SECRET: notASecret,
    ENCRYPTION_KEY: notASecret,
  })
  delete process.env.DATABASE_URL
  const appDir = process.cwd()
  const strapi = await createStrapi({ appDir, distDir: join(appDir, 'dist') }).load()
  try {
    const header = '# Written by `npm run generate` from the running schema. Do not edit.\n\n'
    const file = resolve(appDir, 'schema.graphql')
    writeFileSync(file, `${header}${printSchema(lexicographicSortSchema(builtSchema()))}\n`)
    console.log(`Wrote ${file}`)
  } finally {
    await strapi.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

generate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
