import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers'

test('browsers are told to stay with https where the site has it', () => {
  const headersAt = (origin: string) => securityHeaders(origin)
  expect(headersAt('https://group.example.edu')).toHaveProperty(
    'strict-transport-security',
    'max-age=31536000',
  )
  expect(headersAt('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})
