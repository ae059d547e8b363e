import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { Connections, holderOf } from './connections'
import { addFastPath } from './fast-path'

let server: Server
let endIdle: () => void
const visitors: Socket[] = []

async function start(connections: Connections) {
  server = createServer((_, response) => response.end('page'))
  endIdle = addFastPath(
    server,
    () => undefined,
    (socket) => connections.admit(socket),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.destroy()
  server.close()
  server.closeAllConnections()
  endIdle()
})

async function visit(localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  visitors.push(socket)
  await once(socket, 'connect')
  return socket
}

/** What is answered on a connection that is closed after it. */
function ask(socket: Socket) {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  return text(socket)
}

test('who holds too many connections gets no other, and nobody else is refused', async () => {
  await start(new Connections(0, { ofOneAddress: 2, altogether: 100 }, () => false))
  const [first] = [await visit('127.0.0.2'), await visit('127.0.0.2')]
  expect(await text(await visit('127.0.0.2'))).toMatch(
    /^HTTP\/1\.1 503 [^]*connection: close[^]*The site is busy/,
  )
  expect(await ask(await visit('127.0.0.3'))).toMatch(/^HTTP\/1\.1 200 /)
  first.destroy()
  await expect.poll(async () => ask(await visit('127.0.0.2'))).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind proxies all visitors come from their addresses', async () => {
  await start(new Connections(1, { ofOneAddress: 1, altogether: 3 }, () => false))
  const held = [await visit(), await visit(), await visit()]
  expect(await text(await visit())).toMatch(/^HTTP\/1\.1 503 /)
  held[0]?.destroy()
  await expect.poll(async () => ask(await visit())).toMatch(/^HTTP\/1\.1 200 /)
})

test('programs of this machine are not counted by their address', async () => {
  await start(new Connections(0, { ofOneAddress: 1, altogether: 100 }))
  await visit()
  expect(await ask(await visit())).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, holder) => {
  expect(holderOf(address)).toBe(holder)
})

test('a head that comes in drops, and one that never comes, end in time', async () => {
  server = createServer({ headersTimeout: 300, connectionsCheckingInterval: 50 })
  endIdle = addFastPath(server, () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [silent, dripping] = [await visit(), await visit()]
  // Some are ended by a reset, which is an error before it is the end.
  const ends = [silent, dripping].map((visitor) => {
    visitor.on('error', () => undefined).resume()
    return new Promise((end) => visitor.once('close', end))
  })
  dripping.write('GET / HTTP/1.1\r\nHost: a\r\n')
  const drip = setInterval(() => dripping.write('X-A: b\r\n'), 20)
  await Promise.all(ends)
  clearInterval(drip)
})
