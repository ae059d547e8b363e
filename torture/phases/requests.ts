import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { exchange } from '../answers/connection.ts'
import { evil, hostileRequests, type HostileRequest } from '../hostile/hostile-requests.ts'
import type { Incidents } from '../run/incidents.ts'
import type { Random } from '../run/random.ts'
import { readPages } from '../answers/reader.ts'
import type { Site } from '../site/site.ts'
import { rest, until } from '../run/wait.ts'

/** So many are under way at once. */
const together = 6
/** Beside the pages, what machines read. */
const keptAddresses = [
  ...readPages,
  '/robots.txt',
  '/sitemap.xml',
  '/publications.bib',
  '/events.atom',
  '/events/icube.ics',
]
/** What a parser says to what it does not read. Such an answer has not taken anything for a request. */
const refusals = new Set([400, 408, 411, 413, 414, 417, 426, 431, 501, 505])
/** Connections that send a byte each second, and connections that send nothing. */
const drips = 5
const idlers = 200
/** Longer than a server waits for the head of a request, in ms; Node's default is 60 s, looked after every 30 s. */
const longestHead = 120_000

/** Sends what no browser sends, and looks whether anybody else notices. */
export async function sendRequests(site: Site, random: Random, incidents: Incidents): Promise<void> {
  const tally = incidents.begin('hostile HTTP', site.database)
  const port = Number(new URL(site.url).port)
  const kept = await readSettled(site.url)
  const slow = Array.from({ length: drips }, () => drip(port))
  const idle = Array.from({ length: idlers }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  const requests = random.shuffle(hostileRequests(random))
  for (let next = 0; next < requests.length; next += together) {
    const some = requests.slice(next, next + together)
    incidents.doing = some.map(({ name }) => name).join(' | ')
    await Promise.all(some.map((request) => tryOne(site, port, request, incidents)))
    tally.tried += some.length
    await needUnchanged(site, kept, incidents)
    if (next % 300 === 0) console.log(`    ${next} of ${requests.length} requests`)
  }
  incidents.doing = 'slow and idle connections'
  for (const socket of idle) socket.destroy()
  const isCut = await until(() => slow.every(({ closed }) => closed), longestHead, 500)
  if (!isCut) incidents.tell('failed', 'a head that comes a byte each second is waited for without end')
  for (const socket of slow) socket.destroy()
  await needUnchanged(site, kept, incidents)
  site.look()
}

async function tryOne(
  site: Site,
  port: number,
  request: HostileRequest,
  incidents: Incidents,
): Promise<void> {
  const { name, pieces, methods, afterwards } = request
  const { answers, problem, isOpen } = await exchange(port, pieces, methods)
  const input = { request: Buffer.concat(pieces).toString('latin1').slice(0, 4000), pieces: pieces.length }
  const tell = (words: string) => {
    incidents.tell('failed', `${name}: ${words}`, input)
  }
  if (answers.length > 0 || pieces.length === 0) incidents.current.acknowledged += 1
  for (const { status } of answers) {
    if (status >= 500 && !refusals.has(status)) tell(`it was answered with ${status}`)
    if (status === 101) tell('it was answered with a change of the protocol')
  }
  if (problem !== undefined)
    tell(`${isOpen ? 'an answer was cut' : 'the answers are wrongly framed'}: ${problem}`)
  const taken = answers.filter(({ status }) => !refusals.has(status)).length
  if (taken > methods.length) tell(`it was taken for ${taken} requests instead of ${methods.length}`)
  for (const { body, fields } of answers) {
    const text = body.toString('latin1')
    if (/root:x:0|SQLite format 3|initdb/.test(text)) tell('a file of the machine was answered')
    if (fields.has('set-cookie') && !fields.get('set-cookie')?.startsWith('staff=;'))
      tell(`a cookie was set: ${String(fields.get('set-cookie'))}`)
  }
  if (afterwards !== undefined) {
    const text = await fetch(site.url + afterwards).then((response) => response.text())
    if (text.includes(evil)) tell(`${afterwards} repeats to others what this request said`)
  }
}

/** Keeps a connection busy with one byte each second, and never ends its head. */
function drip(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: ')
  socket.on('error', () => undefined)
  // To read is how the end is heard of.
  socket.resume()
  const timer = setInterval(() => socket.write('a'), 1000)
  socket.on('close', () => {
    clearInterval(timer)
  })
  return socket
}

/** What everybody gets, each address as one word. */
async function readKept(url: string): Promise<Map<string, string>> {
  const read = async (address: string): Promise<[string, string]> => {
    const response = await fetch(url + address)
    const fields = [
      'content-type',
      'location',
      'set-cookie',
      'cache-control',
      'content-security-policy',
      'vary',
    ]
    const told = fields.map((name) => response.headers.get(name))
    const hash = createHash('sha256').update(Buffer.from(await response.arrayBuffer()))
    return [address, `${response.status} ${hash.digest('base64url').slice(0, 12)} ${told.join(' ')}`]
  }
  return new Map(await Promise.all(keptAddresses.map(read)))
}

/** Waits until nothing changes any more: copies of images that were just made are changes too. */
async function readSettled(url: string): Promise<Map<string, string>> {
  for (let before = ''; ;) {
    const kept = await readKept(url)
    const now = JSON.stringify([...kept])
    if (now === before) return kept
    before = now
    await rest(3000)
  }
}

async function needUnchanged(site: Site, kept: Map<string, string>, incidents: Incidents): Promise<void> {
  const found = await readKept(site.url).catch((error: unknown) => {
    incidents.tell('failed', `the kept pages cannot be read: ${String(error)}`)
    return new Map<string, string>()
  })
  for (const [address, now] of found) {
    if (now === kept.get(address)) continue
    incidents.tell('failed', `${address} is another one for everybody: ${String(kept.get(address))} → ${now}`)
    kept.set(address, now)
  }
}
