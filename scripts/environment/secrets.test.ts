import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from 'node:util'
import { completeSecrets, makeSecrets, secretNames, secretsIn } from './secrets.ts'

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
  expect(completeSecrets(file, {}, folder)).toEqual(secretNames)
  expect(secretNames.every((name) => (written()[name] ?? '').length >= 43)).toBe(true)
  expect(new Set(Object.values(written())).size).toBe(secretNames.length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('what stands in the file is never changed; what is missing or empty is added, for its owner to read only', () => {
  writeFileSync(file, "PORT=4000\nJWT_SECRET='mine'\nAPI_TOKEN_SALT=")
  expect(completeSecrets(file, {}, folder)).not.toContain('JWT_SECRET')
  expect(written()['PORT']).toBe('4000')
  expect(written()['JWT_SECRET']).toBe('mine')
  expect(written()['API_TOKEN_SALT']).not.toBe('')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const once = readFileSync(file, 'utf8')
  expect(completeSecrets(file, {}, folder)).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe(once)
})

test('a secret that the environment gives is not written', () => {
  expect(completeSecrets(file, makeSecrets(), folder)).toEqual([])
  expect(() => readFileSync(file)).toThrow(/ENOENT/)
})

for (const [what, text] of Object.entries({ empty: '', cut: 'PORT=4000\nJWT_SEC', gone: undefined })) {
  test(`when the file is ${what} and the data was made with the secrets, nothing is written, and the cure is said`, () => {
    if (text !== undefined) writeFileSync(file, text)
    writeFileSync(
      path.join(folder, 'installation.json'),
      JSON.stringify({ database: 'SQLite', secrets: { JWT_SECRET: ['0123456789ab'] } }),
    )
    for (const part of ['JWT_SECRET: not given', 'Put .env back', path.join(folder, 'installation.json')])
      expect(() => completeSecrets(file, {}, folder)).toThrow(part)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(text)
  })
}

test('of a file that came from elsewhere only secrets are taken', () => {
  const secrets = makeSecrets()
  const lines = Object.entries(secrets).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(file, `${lines.join('')}NODE_OPTIONS=--require=/tmp/evil.js\n`)
  expect(secretsIn(file)).toEqual(secrets)
  writeFileSync(file, 'JWT_SECRET="of them\'\nNODE_OPTIONS=--require=/tmp/evil.js\n"')
  expect(secretsIn(file)).toEqual({})
})

test('a secret that is new in this version is made for data that was made without it', () => {
  writeFileSync(path.join(folder, 'installation.json'), '{"database":"SQLite","secrets":{"JWT_SECRET":[]}}')
  const { JWT_SECRET, ...others } = makeSecrets()
  expect(completeSecrets(file, { JWT_SECRET }, folder)).toEqual(Object.keys(others))
})
