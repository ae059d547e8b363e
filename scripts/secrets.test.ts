import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  assert.deepEqual(completeSecrets(file, {}), secretNames)
  assert.ok(secretNames.every((name) => (written()[name] ?? '').length >= 43))
  assert.equal(new Set(Object.values(written())).size, secretNames.length)
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('what stands in the file is never changed; what is missing or empty is added', () => {
  writeFileSync(file, "PORT=4000\nJWT_SECRET='mine'\nAPI_TOKEN_SALT=")
  assert.ok(!completeSecrets(file, {}).includes('JWT_SECRET'))
  assert.equal(written()['PORT'], '4000')
  assert.equal(written()['JWT_SECRET'], 'mine')
  assert.notEqual(written()['API_TOKEN_SALT'], '')
  const once = readFileSync(file, 'utf8')
  assert.deepEqual(completeSecrets(file, {}), [])
  assert.equal(readFileSync(file, 'utf8'), once)
})

test('a secret that the environment gives is not written', () => {
  assert.deepEqual(completeSecrets(file, makeSecrets()), [])
  assert.throws(() => readFileSync(file), /ENOENT/)
})
