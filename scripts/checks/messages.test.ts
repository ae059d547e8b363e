import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'

/** The rows of docs/messages.md below its head. */
const rows = readFileSync(inRoot('docs/messages.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, when = '', message = '', file = ''] = line.split('|').map((cell) => cell.trim())
    return { when, message, file }
  })

test('there are messages', () => {
  expect(rows.length).toBeGreaterThan(10)
})

test.each(rows)('$when: a test sees “$message”', ({ message, file }) => {
  // A test may name it as a regular expression.
  const source = readFileSync(inRoot(file), 'utf8').replaceAll('\\', '')
  expect(source).toContain(message)
})
