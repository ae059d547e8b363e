import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromOwnOrigin } from './own-origin'

const from = (origin: string | undefined, host = 'group.example.edu') =>
  isFromOwnOrigin({ headers: { origin, host } } as unknown as IncomingMessage, 'https://group.example.edu')

test('a write from a page of the site is its own', () => {
  expect(from('https://group.example.edu')).toBe(true)
  expect(from('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(true)
})

test('a write from another site, from nowhere or from a sandbox is not', () => {
  expect(from('https://evil.example')).toBe(false)
  expect(from('https://group.example.edu.evil.example')).toBe(false)
  expect(from('https://evilgroup.example.edu')).toBe(false)
  expect(from('https://group.example.edu:8443')).toBe(false)
  expect(from(undefined)).toBe(false)
  expect(from('null')).toBe(false)
})
