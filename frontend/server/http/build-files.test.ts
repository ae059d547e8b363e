import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveBuildFiles } from './build-files'

const logged: string[] = []
let folder: string
let server: Server
let site: string

beforeEach(async () => {
  logged.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/page-a1.js'), 'wake()')
  writeFileSync(path.join(folder, 'assets/page-a1.js.br'), 'pressed')
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>')
  const serveFile = serveBuildFiles(folder, (message) => logged.push(message))
  server = createServer((request, response) => {
    if (!serveFile(request, response)) response.writeHead(404).end('no file')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a file is served as it was compressed, and kept for ever when its name has a hash', async () => {
  const plain = { headers: { 'accept-encoding': 'identity' } }
  const script = await fetch(`${site}/assets/page-a1.js`, plain)
  expect([script.headers.get('cache-control'), await script.text()]).toEqual([
    'public, max-age=31536000, immutable',
    'wake()',
  ])
  const pressed = await fetch(`${site}/assets/page-a1.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(pressed.headers.get('content-encoding')).toBe('br')
  const icon = await fetch(`${site}/icon.svg`, plain)
  expect([icon.headers.get('cache-control'), await icon.text()]).toEqual([null, '<svg/>'])
  expect((await fetch(`${site}/nothing.svg`)).status).toBe(404)
})

test('whoever asks for a part gets the whole', async () => {
  for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=99-']) {
    const response = await fetch(`${site}/icon.svg`, { headers: { range } })
    expect([response.status, await response.text()], range).toEqual([200, '<svg/>'])
  }
})

test('a file that went after the list was read breaks its own answer only, and is logged', async () => {
  await fetch(`${site}/icon.svg`)
  rmSync(path.join(folder, 'icon.svg'))
  await expect(fetch(`${site}/icon.svg`)).rejects.toThrow()
  expect(logged).toEqual([expect.stringContaining('/icon.svg cannot be read')])
  expect((await fetch(`${site}/assets/page-a1.js`)).status).toBe(200)
})

// Where the system lists what a process has open.
test.runIf(process.platform === 'linux')('a download that is given up leaves no file open', async () => {
  const large = path.join(folder, 'large.svg')
  writeFileSync(large, Buffer.alloc(20_000_000))
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`) === large
      } catch {
        // Closed since it was listed.
        return false
      }
    })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /large.svg HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  expect(isOpen()).toBe(true)
  socket.destroy()
  await expect.poll(isOpen).toBe(false)
})
