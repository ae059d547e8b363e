import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { freePort, nodeProgram, startServer, waitUntilHealthy } from './server.ts'

const start = (program: string) =>
  startServer('program', nodeProgram('-e', program), { cwd: root, env: process.env })

test('a server that stops while it starts is told at once, with its last words', async () => {
  const server = start('console.log("The disk is full."); process.exit(3)')
  await expect(waitUntilHealthy(server, `http://127.0.0.1:${await freePort()}/`, 200)).rejects.toThrow(
    /The disk is full\.\n\nThe program stopped while starting \(3\)/,
  )
})

test('a server that is not well yet is waited for', async () => {
  const port = await freePort()
  const server = start(
    `let status = 503; require('node:http').createServer((request, response) => {
      response.writeHead(status).end(); status = 200 }).listen(${port}, '127.0.0.1')`,
  )
  try {
    await waitUntilHealthy(server, `http://127.0.0.1:${port}/`, 200)
  } finally {
    await server.stop()
  }
})

test('no port is given twice, also while nobody listens there yet', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, freePort))
  expect(new Set(ports).size).toBe(300)
})
