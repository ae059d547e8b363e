import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFastPath, readPlainGet } from './fast-path'

const plain = 'GET /kept HTTP/1.1\r\nHost: a\r\n\r\n'
const keptAnswer = (size = 4) =>
  Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${String(size)}\r\n\r\n${'k'.repeat(size)}`)

let server: Server
let endIdle: () => void
let bodySize: number

beforeEach(async () => {
  bodySize = 4
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => response.end(`${request.method ?? ''} ${request.url ?? ''} ${body}`))
  })
  endIdle = addFastPath(server, ({ target }) => (target === '/kept' ? keptAnswer(bodySize) : undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
  endIdle()
})

interface Visitor {
  socket: Socket
  received: () => string
}

function visit(): Visitor {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  return { socket, received: () => received }
}

const answered = (visitor: Visitor, text: string, times = 1) =>
  expect.poll(() => visitor.received().split(text).length - 1).toBe(times)

test('what is kept is answered again and again, whatever is not by the server, on one connection', async () => {
  const visitor = visit()
  for (let time = 1; time <= 3; time += 1) {
    visitor.socket.write(plain)
    await answered(visitor, 'kkkk', time)
  }
  visitor.socket.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n')
  await answered(visitor, 'GET /other')
  visitor.socket.write(plain)
  await answered(visitor, 'GET /kept')
  visitor.socket.write('POST /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhe')
  visitor.socket.write('llo')
  await answered(visitor, 'POST /kept hello')
  visitor.socket.destroy()
})

test('requests sent before the answers come are answered in their order', async () => {
  const visitor = visit()
  visitor.socket.write(plain + 'GET /second HTTP/1.1\r\nHost: a\r\n\r\n' + plain)
  await answered(visitor, 'GET /kept', 2)
  expect(visitor.received().match(/GET \/\w+/g)).toEqual(['GET /kept', 'GET /second', 'GET /kept'])
  visitor.socket.destroy()
})

test('a request that comes in pieces is answered by the server', async () => {
  const visitor = visit()
  for (const piece of ['GET /ke', 'pt HTTP/1.1\r\nHo', 'st: a\r\n', '\r\n']) {
    visitor.socket.write(piece)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await answered(visitor, 'GET /kept')
  visitor.socket.destroy()
})

test('a malformed request is refused by the server', async () => {
  for (const bytes of [
    'GET /kept HTTP/1.1\r\n\r\n',
    'GET /kept HTTP/1.1\r\nHost : a\r\n\r\n',
    'GET /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'nonsense\r\n\r\n',
  ]) {
    const visitor = visit()
    visitor.socket.write(bytes)
    await once(visitor.socket, 'close')
    expect(visitor.received(), bytes).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('only a plain GET is read', () => {
  const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'))
  const get = (...fields: string[]) => read(['GET /a?b=%20 HTTP/1.1', ...fields, '', ''].join('\r\n'))
  expect(get('Host: a', 'Accept-Encoding: gzip, br', 'Connection: Keep-Alive', 'Cookie: x=y')).toEqual({
    target: '/a?b=%20',
    acceptEncoding: 'gzip, br',
  })
  expect(get('host:a')).toEqual({ target: '/a?b=%20', acceptEncoding: undefined })
  for (const fields of [
    [],
    ['Host:'],
    ['Host: a', 'Host: a'],
    ['Host: a', 'Accept-Encoding: br', 'accept-encoding: gzip'],
    ['Host: a', 'Content-Length: 0'],
    ['Host: a', 'Transfer-Encoding: chunked'],
    ['Host: a', 'Connection: close'],
    ['Host: a', 'Connection: Upgrade', 'Upgrade: h2c'],
    ['Host: a', 'Expect: 100-continue'],
    ['Host: a', 'If-None-Match: "x"'],
    ['Host: a', 'Range: bytes=0-1'],
    ['Host: a', ' folded'],
    ['Host: a', 'X: \x00'],
    ['Host: a', 'X: \xe9'],
    ['Host: a', 'no colon'],
    ['Host: a', `X: ${'x'.repeat(5000)}`],
  ]) {
    expect(get(...fields), fields.join()).toBeUndefined()
  }
  for (const text of [
    'GET /a HTTP/1.0\r\nHost: a\r\n\r\n',
    'HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /a HTTP/1.1\nHost: a\n\n',
    'GET /a HTTP/1.1\r\nHost: a\r\n\r\nmore',
    'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET  /a HTTP/1.1\r\nHost: a\r\n\r\n',
    '\r\nGET /a HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    expect(read(text), text).toBeUndefined()
  }
})

test('who asks and does not read is held back by the server', async () => {
  bodySize = 4_000_000
  const visitor = visit()
  visitor.socket.pause()
  const [socket] = (await once(server, 'connection')) as [Socket]
  for (let time = 0; time < 20; time += 1) {
    visitor.socket.write(plain)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(socket.writableLength).toBeLessThan(2 * bodySize)
  visitor.socket.destroy()
})

test('a visitor who goes away harms nobody', async () => {
  bodySize = 4_000_000
  const visitor = visit()
  visitor.socket.write(plain)
  await once(visitor.socket, 'data')
  visitor.socket.resetAndDestroy()
  bodySize = 4
  const next = visit()
  next.socket.write(plain)
  await answered(next, 'kkkk')
  next.socket.end()
  await once(next.socket, 'close')
})

test('a connection on which nothing happens is closed', async () => {
  server.headersTimeout = 20
  server.keepAliveTimeout = 20
  const silent = visit()
  const asked = visit()
  asked.socket.write(plain)
  await Promise.all([once(silent.socket, 'close'), once(asked.socket, 'close')])
  expect(asked.received()).toContain('kkkk')
})

test('a server that stops ends the connections on which nothing is under way', async () => {
  const visitor = visit()
  visitor.socket.write(plain)
  await answered(visitor, 'kkkk')
  const closed = once(server, 'close')
  server.close()
  endIdle()
  await closed
})
