import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { compress } from '../pages/compressed'
import { keepAliveTimeout, CompressedSender, preferredEncoding } from './send-compressed'

test('the prepared bytes of an answer are those that the server would send', async () => {
  const sender = new CompressedSender({ 'x-content-type-options': 'nosniff' })
  const compressed = await compress({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<p>ZnO nanorods</p>',
  })
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    sender.send(request, response, compressed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    for (const encoding of ['br', 'gzip']) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`)
      const [sent] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      const prepared = Buffer.from(sender.whole(compressed, encoding) ?? [])
      expect(linesOf(prepared)).toEqual(linesOf(sent))
    }
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

/** The lines of a message, its head's names and the time as they do not matter. */
const linesOf = (message: Buffer): string[] =>
  message
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.replace(/^[\w-]+(?=: )/, (name) => name.toLowerCase()).replace(/^date: .*/, 'date'))

test('brotli goes before gzip, and a refused encoding is not used', () => {
  expect(preferredEncoding('gzip, deflate, br')).toBe('br')
  expect(preferredEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(preferredEncoding('identity')).toBe('identity')
  expect(preferredEncoding()).toBe('identity')
})
