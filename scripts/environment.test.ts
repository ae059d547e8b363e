import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { loadEnvironment, readEnvironment } from './environment.ts'
import { inRoot, root } from './root.ts'
import { makeSecrets } from './secrets.ts'

test('an empty environment gives the values of .env.example', () => {
  const environment = readEnvironment({})
  assert.equal(environment.port, 3000)
  assert.equal(environment.cmsUrl, 'http://127.0.0.1:1337')
  assert.equal(environment.publicUrl, 'http://localhost:3000')
  assert.equal(environment.dataDir, path.join(root, 'data'))
  assert.equal(environment.cms['SEED'], 'true')
})

test('a relative DATA_DIR starts at the project, and both halves get it absolute', () => {
  const { cms, frontend } = readEnvironment({ DATA_DIR: 'elsewhere' })
  assert.equal(cms['DATA_DIR'], path.join(root, 'elsewhere'))
  assert.equal(frontend['DATA_DIR'], path.join(root, 'elsewhere'))
})

test('the address of the CMS follows its port, over loopback when it listens everywhere', () => {
  assert.equal(readEnvironment({ CMS_PORT: '1400', CMS_HOST: '0.0.0.0' }).cmsUrl, 'http://127.0.0.1:1400')
})

test('behind proxies the site is reached from this machine only, unless HOST says otherwise', () => {
  const listening = (source: NodeJS.ProcessEnv) => {
    const { host, localUrl } = readEnvironment(source)
    return [host, localUrl]
  }
  assert.deepEqual(listening({}), [undefined, 'http://127.0.0.1:3000'])
  assert.deepEqual(listening({ TRUSTED_PROXIES: '1' }), ['127.0.0.1', 'http://127.0.0.1:3000'])
  assert.deepEqual(listening({ TRUSTED_PROXIES: '1', HOST: '10.0.0.5' }), [
    '10.0.0.5',
    'http://10.0.0.5:3000',
  ])
  assert.deepEqual(listening({ HOST: '::1' }), ['::1', 'http://[::1]:3000'])
})

test('the CMS may have several addresses, and each is looked at', () => {
  const { cms, cmsUrl } = readEnvironment({ CMS_URL: 'http://a:1337/, http://b:1337' })
  assert.deepEqual([cms['CMS_URL'], cmsUrl], ['http://a:1337,http://b:1337', 'http://127.0.0.1:1337'])
  assert.throws(() => readEnvironment({ CMS_URL: 'http://a:1337,b:1337' }), /CMS_URL is "b:1337"/)
  assert.throws(() => readEnvironment({ CMS_URL: 'http://a:1337,' }), /CMS_URL is ""/)
})

test('the front end gets what it reads and what Node needs, and nothing else that the CMS is given', () => {
  const forCms = {
    ...makeSecrets(),
    STAFF_PASSWORD: 'password',
    DATABASE_URL: 'postgres://site:password@127.0.0.1:5432/site',
    POSTGRES_PASSWORD: 'password',
    SOME_TOKEN: 'of the machine',
  }
  const forNode = { Path: '/usr/bin', HOME: '/home/site', NODE_OPTIONS: '--use-openssl-ca' }
  const { cms, frontend } = readEnvironment({
    ...forCms,
    ...forNode,
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
  })
  for (const [name, value] of Object.entries({ ...forCms, ...forNode })) assert.equal(cms[name], value)
  const read = [...readFileSync(inRoot('frontend/server/env.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): v\./gm)]
  assert.deepEqual(
    Object.keys(frontend).sort(),
    [...read.map(([, name]) => name), ...Object.keys(forNode)].sort(),
  )
})

test('an empty variable of the process leaves the word to .env, in which missing secrets are made', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
  const file = path.join(folder, '.env')
  writeFileSync(file, 'PORT=4000\nCMS_PORT=4001\n')
  try {
    const { port, cmsPort, cms } = loadEnvironment(file, { PORT: '', CMS_PORT: '5001', JWT_SECRET: ' ' })
    assert.deepEqual([port, cmsPort], [4000, 5001])
    assert.ok((cms['JWT_SECRET'] ?? '').length >= 43)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a .env that has lost the place of the data is noticed, unless no content was there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
  const file = path.join(folder, '.env')
  const place = path.join(folder, 'elsewhere')
  const start = (variables: NodeJS.ProcessEnv = {}) =>
    loadEnvironment(file, { ...makeSecrets(), ...variables })
  try {
    writeFileSync(file, `DATA_DIR=${place}\n`)
    assert.equal(start().dataDir, place)
    writeFileSync(file, '')
    assert.equal(start().dataDir, path.join(root, 'data'))
    mkdirSync(place)
    writeFileSync(path.join(place, 'installation.json'), '{"database":"SQLite","secrets":{}}')
    assert.throws(start, ({ message }: Error) => message.includes(`the data was in ${place}`))
    assert.equal(start({ DATA_DIR: folder }).dataDir, folder)
    rmSync(path.join(folder, '.data-dir'))
    assert.equal(start().dataDir, path.join(root, 'data'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every wrong value is named at once, with its cure', () => {
  assert.throws(
    () => readEnvironment({ PORT: 'abc', PUBLIC_URL: 'group.example.edu', CMS_PORT: '70000' }),
    ({ message }: Error) =>
      ['PORT is "abc"', 'CMS_PORT is "70000"', 'PUBLIC_URL is "group.example.edu"'].every((part) =>
        message.includes(part),
      ),
  )
})

test('both halves cannot have one port', () => {
  assert.throws(() => readEnvironment({ PORT: '1337' }), /different ports/)
})
