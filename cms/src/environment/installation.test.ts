import { expect, test } from 'vitest'
import { differencesBetween, installationOf } from './installation'

const secrets = {
  appKeys: ['app key 1', 'app key 2'],
  apiTokenSalt: 'api token salt',
  adminJwt: 'admin jwt',
  transferTokenSalt: 'transfer token salt',
  jwt: 'jwt',
  encryptionKey: 'encryption key',
  staffToken: 'staff token',
}
const databaseUrl = 'postgres://site:password@db.example.org:5432/site'
const before = installationOf({ databaseUrl, secrets })

test('what is remembered gives no secret away', () => {
  const text = JSON.stringify(before)
  for (const secret of [...Object.values(secrets).flat(), 'password']) expect(text).not.toContain(secret)
})

test.each([
  ['another password', 'postgres://site:other@db.example.org:5432/site'],
  ['another user', 'postgres://owner:password@db.example.org:5432/site'],
  ['no port, which is the usual one', 'postgres://site:password@db.example.org/site'],
  ['TLS', 'postgresql://site:password@DB.example.org:5432/site?sslmode=require'],
])('a database address with %s is the same place', (_, address) => {
  expect(differencesBetween(before, installationOf({ databaseUrl: address, secrets }))).toEqual([])
})

test.each([
  ['another host', 'postgres://site:password@other.example.org:5432/site'],
  ['another port', 'postgres://site:password@db.example.org:5433/site'],
  ['another database', 'postgres://site:password@db.example.org:5432/other'],
  ['a socket', 'postgres://site@/site?host=/run/postgresql'],
  ['none, which means SQLite', undefined],
])('a database address with %s is another place', (_, address) => {
  expect(differencesBetween(before, installationOf({ databaseUrl: address, secrets }))).toEqual([
    expect.stringContaining('DATABASE_URL: the content is in PostgreSQL at db.example.org:5432/site'),
  ])
})

test('keys may be put in front of the old ones, and the old ones may go afterwards', () => {
  const between = installationOf({ databaseUrl, secrets: { ...secrets, appKeys: ['new', 'app key 1'] } })
  const after = installationOf({ databaseUrl, secrets: { ...secrets, appKeys: ['new'] } })
  expect(differencesBetween(before, between)).toEqual([])
  expect(differencesBetween(between, after)).toEqual([])
  expect(differencesBetween(before, after)).toEqual(['APP_KEYS is another one.'])
})

test('a secret that an earlier version did not have is no difference', () => {
  const { STAFF_TOKEN_SECRET: _, ...known } = before.secrets
  expect(differencesBetween({ ...before, secrets: known }, before)).toEqual([])
})
