import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.9' },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test('without a trusted proxy a forwarded address is not believed', () => {
  expect(clientAddress(request('203.0.113.1'), 0)).toBe('10.0.0.9')
})

test('what a visitor writes before the proxy’s entry is not believed', () => {
  expect(clientAddress(request('198.51.100.7, 203.0.113.1'), 1)).toBe('203.0.113.1')
  expect(clientAddress(request('198.51.100.7, 203.0.113.1, 10.0.0.2'), 2)).toBe('203.0.113.1')
})
