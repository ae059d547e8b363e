// Answers its process id at a port, unless a file stands in the way.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, obstacle = ''] = process.argv.slice(2)
if (existsSync(obstacle)) {
  console.error('The disk is full.')
  process.exit(3)
}
createServer((_, response) => response.end(String(process.pid))).listen(Number(port), '127.0.0.1')
