import { BlockList, isIP, isIPv4 } from 'node:net'

/** Where the front end stands: on this machine or in the same private network (RFC 1918, 4193, 6598, 3927, 4291). */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Without a zone, and an IPv4 address in IPv6 dress (RFC 4291 §2.5.5.2) as what it is. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  // The URL parser knows every spelling and answers the shortest one (RFC 5952), in brackets.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = short.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

/**
 * Whom a wrong password is counted for: an IPv4 address, or the /64 network of an IPv6 address, which is what one
 * customer gets at least (RFC 6177) and can change his addresses within.
 * @param peer the other end of the connection; `undefined` for a Unix socket
 * @param forwarded the header `X-Forwarded-For`. Only its last entry counts, which the nearest proxy wrote, and only
 *   from a peer in the private network: a stranger who reaches the CMS itself could write anything.
 */
export function countedAddress(peer: string | undefined, forwarded: string | undefined): string {
  const own = plain(peer ?? '127.0.0.1')
  const isNear = privateNetworks.check(own, isIPv4(own) ? 'ipv4' : 'ipv6')
  const told = plain(forwarded?.split(',').at(-1) ?? '')
  const address = isNear && isIP(told) !== 0 ? told : own
  return isIPv4(address) ? address : `${groups(address).slice(0, 4).join(':')}::/64`
}
