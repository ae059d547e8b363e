import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readEnvironment } from './environment.ts'
import { root } from './root.ts'

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

test('the front end does not get the secrets of the CMS', () => {
  const { cms, frontend } = readEnvironment({
    JWT_SECRET: 'secret',
    STAFF_PASSWORD: 'password',
    PUBLIC_URL: 'https://group.example.edu/',
  })
  assert.equal(cms['JWT_SECRET'], 'secret')
  assert.equal(frontend['JWT_SECRET'], undefined)
  assert.equal(cms['STAFF_PASSWORD'], 'password')
  assert.equal(frontend['STAFF_PASSWORD'], undefined)
  assert.equal(frontend['PUBLIC_URL'], 'https://group.example.edu')
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
