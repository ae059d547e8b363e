import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { keepConnections } from './keep-connections'

test('a connection is kept longer than its client is told', async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1')
  keepConnections(server)
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  const told = /^Keep-Alive: timeout=(\d+)\r$/im.exec(answer.toString())?.[1]
  expect(answer.toString()).toMatch(/^Connection: keep-alive\r$/im)
  expect(server.keepAliveTimeout).toBeGreaterThan(Number(told) * 1000 * 10)
  socket.destroy()
  server.close()
})
