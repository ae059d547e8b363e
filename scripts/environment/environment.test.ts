import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rememberUse } from './data-place.ts'
import { loadEnvironment, readEnvironment } from './environment.ts'
import { inRoot, root } from '../root.ts'
import { makeSecrets } from './secrets.ts'

test('an empty environment gives the values of .env.example', () => {
  const environment = readEnvironment({})
  expect(environment.port).toBe(3000)
  expect(environment.cmsUrl).toBe('http://127.0.0.1:1337')
  expect(environment.publicUrl).toBe('http://localhost:3000')
  expect(environment.dataDir).toBe(path.join(root, 'data'))
  expect(environment.cms['SEED']).toBe('true')
})

test('a relative DATA_DIR starts at the project, and both halves get it absolute', () => {
  const { cms, frontend } = readEnvironment({ DATA_DIR: 'elsewhere' })
  expect(cms['DATA_DIR']).toBe(path.join(root, 'elsewhere'))
  expect(frontend['DATA_DIR']).toBe(path.join(root, 'elsewhere'))
})

test('the address of the CMS follows its port, over loopback when it listens everywhere', () => {
  expect(readEnvironment({ CMS_PORT: '1400', CMS_HOST: '0.0.0.0' }).cmsUrl).toBe('http://127.0.0.1:1400')
})

test('behind proxies the site is reached from this machine only, unless HOST says otherwise', () => {
  const listening = (source: NodeJS.ProcessEnv) => {
    const { host, localUrl } = readEnvironment(source)
    return [host, localUrl]
  }
  expect(listening({})).toEqual([undefined, 'http://127.0.0.1:3000'])
  expect(listening({ TRUSTED_PROXIES: '1' })).toEqual(['127.0.0.1', 'http://127.0.0.1:3000'])
  expect(listening({ TRUSTED_PROXIES: '1', HOST: '10.0.0.5' })).toEqual(['10.0.0.5', 'http://10.0.0.5:3000'])
  expect(listening({ HOST: '::1' })).toEqual(['::1', 'http://[::1]:3000'])
})

test('the CMS may have several addresses, and each is looked at', () => {
  const { cms, cmsUrl } = readEnvironment({ CMS_URL: 'http://a:1337/, http://b:1337' })
  expect([cms['CMS_URL'], cmsUrl]).toEqual(['http://a:1337,http://b:1337', 'http://127.0.0.1:1337'])
  expect(() => readEnvironment({ CMS_URL: 'http://a:1337,b:1337' })).toThrow(/CMS_URL is "b:1337"/)
  expect(() => readEnvironment({ CMS_URL: 'http://a:1337,' })).toThrow(/CMS_URL is ""/)
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
    FREEZE_TO: '/srv/www',
    FREEZE_URL: 'https://group.example.edu',
    METRICS_PORT: '9464',
    METRICS_HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    SHARED_CACHE: 'varnish',
    SHARED_CACHE_SECONDS: '3600',
    PURGE_URL: 'http://127.0.0.1:6082',
    PURGE_TOKEN: 'secret',
  })
  for (const [name, value] of Object.entries({ ...forCms, ...forNode })) expect(cms[name]).toBe(value)
  const read = [...readFileSync(inRoot('frontend/server/env.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): v\./gm)]
  expect(Object.keys(frontend).sort()).toEqual(
    [...read.map(([, name]) => name), ...Object.keys(forNode)].sort(),
  )
})

test('an empty variable of the process leaves the word to .env, in which missing secrets are made', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
  const file = path.join(folder, '.env')
  writeFileSync(file, `PORT=4000\nCMS_PORT=4001\nDATA_DIR=${folder}\n`)
  try {
    const { port, cmsPort, cms } = loadEnvironment(file, { PORT: '', CMS_PORT: '5001', JWT_SECRET: ' ' })
    expect([port, cmsPort]).toEqual([4000, 5001])
    expect((cms['JWT_SECRET'] ?? '').length).toBeGreaterThanOrEqual(43)
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
    expect(start().dataDir).toBe(place)
    writeFileSync(file, '')
    expect(start().dataDir).toBe(path.join(root, 'data'))
    mkdirSync(place)
    writeFileSync(path.join(place, 'installation.json'), '{"database":"SQLite","secrets":{}}')
    expect(start).toThrow(`the data was in ${place}`)
    expect(start({ DATA_DIR: folder }).dataDir).toBe(folder)
    rmSync(path.join(folder, '.data-dir'))
    expect(start().dataDir).toBe(path.join(root, 'data'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a folder of data that a site has run with, and that is gone or empty, is not filled anew', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
  const file = path.join(folder, '.env')
  const place = path.join(folder, 'disk')
  const start = () => loadEnvironment(file, makeSecrets()).dataDir
  try {
    writeFileSync(file, `DATA_DIR=${place}\n`)
    expect(start()).toBe(place)
    // The first start may have ended before there was any.
    expect(start()).toBe(place)
    mkdirSync(path.join(place, 'public'), { recursive: true })
    rememberUse(file, place)
    expect(start()).toBe(place)
    rmSync(path.join(place, 'public'), { recursive: true })
    mkdirSync(path.join(place, 'lost+found'))
    expect(start).toThrow('Is its disk mounted?')
    rmSync(place, { recursive: true })
    expect(start).toThrow('Is its disk mounted?')
    rmSync(path.join(folder, '.data-dir'))
    expect(start()).toBe(place)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the address of the site has no path', () => {
  expect(() => readEnvironment({ PUBLIC_URL: 'https://www.example.edu/group' })).toThrow(
    /PUBLIC_URL .*without a path/,
  )
  expect(readEnvironment({ PUBLIC_URL: 'https://www.example.edu/' }).publicUrl).toBe(
    'https://www.example.edu',
  )
})

test('every wrong value is named at once, with its cure', () => {
  const wrong = { PORT: 'abc', PUBLIC_URL: 'group.example.edu', CMS_PORT: '70000' }
  for (const [name, value] of Object.entries(wrong))
    expect(() => readEnvironment(wrong)).toThrow(`${name} is "${value}"`)
})

test('both halves cannot have one port', () => {
  expect(() => readEnvironment({ PORT: '1337' })).toThrow(/different ports/)
})
