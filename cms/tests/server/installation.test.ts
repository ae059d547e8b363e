import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cms } from '../setup/client'
import { cmsEnvironment, runScript, secret } from '../setup/instance'

/** Runs a command of the CMS that changes nothing beside the running one, with some variables as they were not before. */
const searchWith = (variables: Record<string, string>) =>
  runScript('erase-person', cmsEnvironment({ ...cms, seed: false, variables }), 'Nobody', '--dry-run')

test('an environment that lost or changed where the content is, or a secret, is refused with the cure', async () => {
  const elsewhere = cms.databaseUrl === undefined ? 'postgres://site:password@127.0.0.1:9/site' : ''
  const refused = searchWith({ DATABASE_URL: elsewhere, JWT_SECRET: 'another secret of the tests' })
  await expect(refused).rejects.toThrow(
    /DATABASE_URL: the content is in [^]*JWT_SECRET is another one[^]*\.env from your backup[^]*remove .*installation\.json/,
  )
})

test('what is wrong in the environment is told with its cure, and nothing else', async () => {
  await expect(
    searchWith({ DATABASE_URL: 'mysql://127.0.0.1/site', JWT_SECRET: 'short' }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: `The environment is not right:
- DATABASE_URL must look like postgres://user:password@host:5432/database. Leave it out to use SQLite.
- JWT_SECRET is shorter than 16 characters. Give it a random text (openssl rand -base64 32).
`,
  })
})

test('a key in front of the others is accepted', async () => {
  const search = searchWith({ APP_KEYS: `a new key of the tests,${secret} 1` })
  await expect(search).rejects.toThrow('There is no member "Nobody"')
})

test("the data is closed to the machine's other users", () => {
  const files = readdirSync(cms.dataDir, { recursive: true, encoding: 'utf8' })
    // The tests' own, and what Strapi's command puts into the home of the user.
    .filter((name) => !/^(tmp|\.config)|\.log$/.test(name))
  expect(files.some((name) => name.endsWith('.jpg'))).toBe(true)
  const open = files.filter((name) => (statSync(join(cms.dataDir, name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
  expect(statSync(cms.dataDir).mode & 0o777).toBe(0o700)
})
