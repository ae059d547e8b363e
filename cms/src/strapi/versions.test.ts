import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences } from './versions'

test('what is installed is what this folder was written for; after an update, try each change and write its version down', () => {
  expect(differences()).toEqual([])
})

test('another version is named, and a package that is gone', () => {
  expect(differences({ '@strapi/utils > yup': '1.0.0', '@strapi/strapi > nothing': '2.0.0' })).toEqual([
    'yup 0.32.9 instead of 1.0.0',
    'nothing is not there instead of 2.0.0',
  ])
})

const files = readdirSync(__dirname).filter((name) => !name.endsWith('.test.ts'))

test.each(files)('%s has a test beside it, or names one that shows its effect', (file) => {
  const named = readFileSync(join(__dirname, file), 'utf8').matchAll(/tests\/[\w/-]+\.test\.ts/g)
  const tests = [
    join(__dirname, file.replace('.ts', '.test.ts')),
    ...[...named].map(([name]) => join(__dirname, '../..', name)),
  ]
  expect(tests.filter((name) => existsSync(name))).not.toEqual([])
})
