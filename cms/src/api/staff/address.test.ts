import { expect, test } from 'vitest'
import { countedAddress } from './address'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the visitor %s, told by the front end, is counted as %s', (forwarded, counted) => {
  expect(countedAddress('127.0.0.1', forwarded)).toBe(counted)
})

test('only the last entry counts, which a stranger cannot write', () => {
  expect(countedAddress('::1', '192.0.2.1, 192.0.2.2,203.0.113.9')).toBe('203.0.113.9')
})

test.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.18.0.5',
  '192.168.1.1',
  'fd00::5',
  undefined,
])('the front end may stand at %s', (peer) => {
  expect(countedAddress(peer, '203.0.113.9')).toBe('203.0.113.9')
})

test.each(['198.51.100.1', '::ffff:198.51.100.1', '172.32.0.1'])(
  'a stranger at %s is counted himself',
  (peer) => {
    expect(countedAddress(peer, '203.0.113.9')).toBe(peer.replace('::ffff:', ''))
  },
)

test.each([undefined, '', 'unknown', '203.0.113.9:4711', '203.0.113.9, ', 'x, ../..'])(
  'what is no address (%j) is not believed',
  (forwarded) => {
    expect(countedAddress('10.0.0.7', forwarded)).toBe('10.0.0.7')
  },
)
