import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameInstall } from './install.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}

test('packages that npm installed from this lock file are not installed again', () => {
  assert.equal(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }), true)
})

test('another version, a missing package or a superfluous one asks for an install', () => {
  assert.equal(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }), false)
  assert.equal(sameInstall(lock, { packages: {} }), false)
  assert.equal(
    sameInstall(lock, {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    }),
    false,
  )
})
