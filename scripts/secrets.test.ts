import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { parseEnv } from 'node:util'
import { completeSecrets, makeSecrets, secretNames } from './secrets.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  file = path.join(folder, '.env')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})
const written = (): Record<string, string | undefined> => parseEnv(readFileSync(file, 'utf8'))

test('the first start makes every secret, for its owner to read only', () => {
  assert.deepEqual(completeSecrets(file, {}, folder), secretNames)
  assert.ok(secretNames.every((name) => (written()[name] ?? '').length >= 43))
  assert.equal(new Set(Object.values(written())).size, secretNames.length)
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('what stands in the file is never changed; what is missing or empty is added, for its owner to read only', () => {
  writeFileSync(file, "PORT=4000\nJWT_SECRET='mine'\nAPI_TOKEN_SALT=")
  assert.ok(!completeSecrets(file, {}, folder).includes('JWT_SECRET'))
  assert.equal(written()['PORT'], '4000')
  assert.equal(written()['JWT_SECRET'], 'mine')
  assert.notEqual(written()['API_TOKEN_SALT'], '')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const once = readFileSync(file, 'utf8')
  assert.deepEqual(completeSecrets(file, {}, folder), [])
  assert.equal(readFileSync(file, 'utf8'), once)
})

test('a secret that the environment gives is not written', () => {
  assert.deepEqual(completeSecrets(file, makeSecrets(), folder), [])
  assert.throws(() => readFileSync(file), /ENOENT/)
})

for (const [what, text] of Object.entries({ empty: '', cut: 'PORT=4000\nJWT_SEC', gone: undefined })) {
  test(`when the file is ${what} and the data was made with the secrets, nothing is written, and the cure is said`, () => {
    if (text !== undefined) writeFileSync(file, text)
    writeFileSync(
      path.join(folder, 'installation.json'),
      JSON.stringify({ database: 'SQLite', secrets: { JWT_SECRET: ['0123456789ab'] } }),
    )
    assert.throws(
      () => completeSecrets(file, {}, folder),
      ({ message }: Error) =>
        ['JWT_SECRET: not given', 'Put .env back', path.join(folder, 'installation.json')].every((part) =>
          message.includes(part),
        ),
    )
    assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : undefined, text)
  })
}

test('a secret that is new in this version is made for data that was made without it', () => {
  writeFileSync(path.join(folder, 'installation.json'), '{"database":"SQLite","secrets":{"JWT_SECRET":[]}}')
  const { JWT_SECRET, ...others } = makeSecrets()
  assert.deepEqual(completeSecrets(file, { JWT_SECRET }, folder), Object.keys(others))
})
