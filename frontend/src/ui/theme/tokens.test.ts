import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The tokens that a rule sets. */
const tokensOf = (selector: string) => {
  const start = sheet.indexOf(`${selector} {`)
  return [...sheet.slice(start, sheet.indexOf('}', start)).matchAll(/--[\w-]+: [^;]+;/g)].map(
    ([token]) => token,
  )
}

test('dark colours are the same, whether the device has them or somebody has chosen them', () => {
  const ofDevice = tokensOf(":root:not([data-colours='light'])")
  expect(ofDevice.length).toBeGreaterThan(10)
  expect(tokensOf(":root[data-colours='dark']")).toEqual(ofDevice)
})
