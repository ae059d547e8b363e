import { expect, test } from 'vitest'
import { idOf } from './request-id'

test('what cannot stand in a log as it is names no request', () => {
  for (const given of ['', 'short', 'two words of it', '\u001b[2J12345678', 'a'.repeat(65)])
    expect(idOf(given)).toMatch(/^[0-9a-f]{16}$/)
})
