import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { nouns } from '../src/documents/nouns'
import { builtSchema } from '../src/graphql/public-schema'
import { toldLimits } from '../src/images/limits'
import { rulesFile } from '../src/rules/told'
import { withStrapi } from './with-strapi'

const header = '# Written by `npm run generate` from the running schema. Do not edit.\n\n'
const notASecret = 'only for this short-lived database'

// Writes cms/schema.graphql, or the file that is named as the first argument, and beside it rules.json and
// image-limits.generated.json: what the forms of the site are told about its inputs and its uploads.
// The schema comes from a Strapi on an empty database of its own, so that no running site is touched.
const folder = mkdtempSync(join(tmpdir(), 'cms-schema-'))
delete process.env.DATABASE_URL
Object.assign(process.env, {
  DATA_DIR: folder,
  APP_KEYS: notASecret,
  API_TOKEN_SALT: notASecret,
  ADMIN_JWT_SECRET: notASecret,
  TRANSFER_TOKEN_SALT: notASecret,
  JWT_SECRET: notASecret,
  ENCRYPTION_KEY: notASecret,
  STAFF_TOKEN_SECRET: notASecret,
})

void withStrapi(
  () => {
    const file = resolve(process.argv[2] ?? 'schema.graphql')
    writeFileSync(file, `${header}${printSchema(lexicographicSortSchema(builtSchema()))}\n`)
    const rules = join(dirname(file), 'rules.json')
    writeFileSync(rules, rulesFile([...nouns.values()]))
    const limits = join(dirname(file), 'image-limits.generated.json')
    writeFileSync(limits, `${JSON.stringify(toldLimits, null, 2)}\n`)
    console.log(`Wrote ${file}, ${rules} and ${limits}`)
    return Promise.resolve()
  },
  () => {
    rmSync(folder, { recursive: true, force: true })
  },
)
