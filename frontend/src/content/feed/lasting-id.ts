import { createHash } from 'node:crypto'

/** Names what is made of ids of the CMS: a random UUID of version 4, made once for this program. */
const namespace = Buffer.from('6f0d3c0e0a5b4f0f9d0b3c5b7c1d8e24', 'hex')

/**
 * The name of something for ever, wherever the site is: a UUID made of the id that the CMS gave it (RFC 9562 §5.5), which
 * moves with the database and not with the host.
 */
export function lastingId(...ids: string[]): string {
  const hash = createHash('sha1').update(namespace).update(ids.join(' ')).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
