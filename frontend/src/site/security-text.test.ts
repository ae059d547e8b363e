import { expect, test } from 'vitest'
import { paths } from '../paths'
import { securityText, writeSecurityText } from './security-text'

test('who finds a weakness is told whom to write to, and until when that is true', () => {
  const on = (day: string) => writeSecurityText('head@group.example', 'https://group.example', new Date(day))
  expect(on('2026-06-30')).toBe(
    [
      'Contact: mailto:head@group.example',
      'Expires: 2027-01-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://group.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect(on('2026-12-31')).toContain('Expires: 2027-07-01T00:00:00Z')
})

test('without an e-mail address in the settings there is none', async () => {
  const ask = () => Promise.resolve({ site: { documentId: 's', email: null } } as never)
  expect(await securityText(paths.securityText)?.make(ask, '', new URLSearchParams())).toBeNull()
})
