import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDoi } from './ask-doi'

let server: Server
let origin = ''
const asked: { url: string; agent: string; accept: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request
    asked.push({ url, agent: headers['user-agent'] ?? '', accept: headers.accept ?? '' })
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.startsWith('/works/10.5555/known')) json({ status: 'ok', message: { title: ['Known'] } })
    else if (url === '/10.5555/datacite') response.writeHead(302, { location: `${origin}/elsewhere` }).end()
    else if (url === '/elsewhere') json({ title: 'From DataCite' })
    else if (url === '/10.5555/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/secrets' }).end()
    else if (url === '/10.5555/loop') response.writeHead(302, { location: url }).end()
    else if (url.includes('/10.5555/huge')) response.writeHead(200).end('x'.repeat(2_100_000))
    else if (url.includes('/10.5555/broken')) response.writeHead(503).end()
    else response.writeHead(404).end('Resource not found.')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const look = (doi: string, servers = { crossref: origin, resolver: origin }) =>
  askDoi({ doi, ...servers, contact: 'group@example.org', site: 'https://group.example.org' })

test('Crossref is asked first, and told who asks', async () => {
  expect(await look('10.5555/known<x>')).toEqual({ title: ['Known'] })
  expect(asked.at(-1)).toMatchObject({
    url: '/works/10.5555/known%3Cx%3E?mailto=group%40example.org',
    agent: 'https://group.example.org (mailto:group@example.org)',
  })
})

test('what Crossref does not know, the agency of the DOI does', async () => {
  expect(await look('10.5555/datacite')).toEqual({ title: 'From DataCite' })
  expect(asked.at(-1)?.accept).toContain('application/vnd.citationstyles.csl+json')
})

test.each([
  ['10.5555/nobody', 'Nobody knows this DOI'],
  ['10.5555/inside', 'leads to 169.254.169.254, which is not asked'],
  ['10.5555/loop', 'without an end'],
  ['10.5555/huge', 'too large'],
  ['10.5555/broken', 'answered 503'],
])('%s: %s', async (doi, message) => {
  await expect(look(doi)).rejects.toThrow(message)
})

test('without a connection it says so', async () => {
  const nowhere = 'http://127.0.0.1:9'
  await expect(look('10.5555/x', { crossref: nowhere, resolver: nowhere })).rejects.toMatchObject({
    message: '127.0.0.1:9 cannot be reached. Look at the server’s connection, and try again.',
    reason: 'offline',
  })
})
