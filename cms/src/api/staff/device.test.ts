import { expect, test } from 'vitest'
import { readDevice, signDevice } from './device'
import { signingKey } from './token'

const record = { N: 2, r: 1, p: 1, salt: 'c2FsdA==', hash: 'aGFzaA==' }
const keyOf = (secret: string, hash = record.hash) => signingKey(secret, { ...record, hash }, 'staff device')
const key = keyOf('the secret of the server')
const now = 1_700_000_000
const days = 24 * 60 * 60
const device = signDevice('a-nonce', now, key)

test('a device is known for 400 days', () => {
  expect(readDevice(device, now, key)).toBe('a-nonce')
  expect(readDevice(device, now + 400 * days - 1, key)).toBe('a-nonce')
  expect(readDevice(device, now + 400 * days, key)).toBeUndefined()
})

test('a device is known by the server and the password that made it only', () => {
  expect(readDevice(device, now, keyOf('another secret'))).toBeUndefined()
  expect(readDevice(device, now, keyOf('the secret of the server', 'b3RoZXI='))).toBeUndefined()
  // Nor does what signs the tokens of sessions sign devices.
  expect(readDevice(device, now, signingKey('the secret of the server', record))).toBeUndefined()
})

test('no changed character of a device is overlooked', () => {
  for (const [index, character] of Array.from(device).entries()) {
    const changed = device.slice(0, index) + (character === '1' ? '2' : '1') + device.slice(index + 1)
    expect(readDevice(changed, now, key), changed).toBeUndefined()
  }
  for (const changed of [`${device}.x`, `${device}A`, device.slice(0, -1), '', '.', '..', 'a.b.c']) {
    expect(readDevice(changed, now, key), changed).toBeUndefined()
  }
})
