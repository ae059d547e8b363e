import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { addFastPath } from '../http/fast-path'
import { kindOfRequest } from './kind-of-request'
import { Metrics } from './metrics'
import { serveMetrics } from './serve-metrics'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const addressOf = (server: Server) => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function reportOf(metrics: Metrics): Promise<string> {
  const server = serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' }, () => undefined)
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const response = await fetch(`${addressOf(server)}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect((await fetch(addressOf(server))).status).toBe(404)
  return response.text()
}

test('requests are counted by what they are for, whichever way they are answered', async () => {
  const metrics = new Metrics()
  const answer = metrics.timeListener((_request, response) => response.writeHead(404).end())
  const server = await listen(answer)
  const kept = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'
  addFastPath(
    server,
    metrics.timeFind(({ target }) => (target === '/people' ? Buffer.from(kept) : undefined)),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /people HTTP/1.1\r\nhost: a\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  await (await fetch(`${addressOf(server)}/images/${'made-up-'.repeat(20)}`)).text()

  await expect
    .poll(() => metrics.registry.metrics())
    .toContain('site_http_request_duration_seconds_count{kind="image",status="404"} 1')
  const report = await reportOf(metrics)
  expect(report).toContain('site_http_request_duration_seconds_count{kind="page",status="200"} 1')
  expect(report).toContain('nodejs_eventloop_lag_seconds')
  // What visitors make up becomes no line of its own.
  expect(report).not.toContain('made-up')
})

test('a visitor who goes away before the answer is status 0', async () => {
  const metrics = new Metrics()
  const server = await listen(metrics.timeListener(() => undefined))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await new Promise((resolve) => server.once('request', resolve))
  socket.destroy()
  await expect
    .poll(() => metrics.registry.metrics())
    .toContain('site_http_request_duration_seconds_count{kind="page",status="0"} 1')
})

test('what is kept is told as it is at that moment', async () => {
  const metrics = new Metrics()
  const state = { kept: { count: 3, bytes: 9000, outdated: 1 }, known: 12, settled: 10, silence: Infinity }
  metrics.watch(() => state)
  state.kept.count = 4
  const report = await reportOf(metrics)
  for (const line of [
    'site_kept_pages 4',
    'site_kept_bytes 9000',
    'site_kept_pages_outdated 1',
    'site_content_version 12',
    'site_content_versions_behind 2',
    'site_content_silence_seconds +Inf',
  ])
    expect(report).toContain(`\n${line}\n`)
})

test('a port that is taken is told, and ends nothing', async () => {
  const taken = await listen(() => undefined)
  const { port } = taken.address() as AddressInfo
  const told = await new Promise((resolve) => {
    serveMetrics(new Metrics().registry, { port, host: '127.0.0.1' }, resolve)
  })
  expect(told).toBe(`The metrics cannot be read at port ${String(port)}. Give METRICS_PORT another one.`)
})

test('a request is of one of a few kinds', () => {
  const kinds = [
    ['GET', '/publications?year=2024', 'page'],
    ['GET', '/publications/a-paper/pdf.pdf', 'file'],
    ['GET', '/graphql/Updates?variables={}', 'query'],
    ['POST', '/graphql/SaveEvent', 'staff'],
    ['POST', '/staff/session', 'staff'],
    ['GET', '/images/a.jpg', 'image'],
    ['GET', '/ready', 'health'],
    ['GET', '/wp-login.php', 'page'],
  ]
  for (const [method, url, kind] of kinds) expect(kindOfRequest(method, url), url).toBe(kind)
})
