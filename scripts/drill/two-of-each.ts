import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Postgres } from '../../torture/site/postgres.ts'
import { picture, writeSeed } from '../../torture/site/seed.ts'
import { staffPassword } from '../../torture/site/site.ts'
import { Staff } from '../../torture/site/staff.ts'
import { until } from '../../torture/run/wait.ts'
import { buildHalves } from '../build/build.ts'
import { readEnvironment, type Environment } from '../environment/environment.ts'
import { inRoot } from '../root.ts'
import { makeSecrets } from '../environment/secrets.ts'
import { freePort, startServer, waitUntilHealthy, type Server } from '../processes/server.ts'
import { startHalf } from '../processes/stack.ts'
import { pagesOf } from '../site/crawl.ts'
import type { Steps } from './steps.ts'

const readers = 50
const writers = 2
/** Milliseconds in which a change, or the end of a session, must be known everywhere. */
const soon = 1000

/** One of the four programs, which can be ended and started again. */
interface Part {
  name: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Two front ends and two instances of the CMS on one PostgreSQL and one folder of uploads, behind nginx.
 *
 * @param folder an empty one, which others may enter
 * @throws Error when nginx is not installed, or something does not start
 */
export async function twoOfEach(folder: string, { step, note }: Steps): Promise<void> {
  await buildHalves()
  const inFolder = (name: string) => path.join(folder, name)
  for (const name of ['uploads', 'one', 'other', 'postgres', 'nginx']) mkdirSync(inFolder(name))
  for (const open of [folder, inFolder('postgres')]) chmodSync(open, 0o755)
  await writeSeed(inFolder('seed'))
  const postgres = await Postgres.make(inFolder('postgres'), await freePort())
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()])
  const [publicPort, ...others] = ports
  const url = `http://127.0.0.1:${String(publicPort)}`
  const [cmsPorts, sitePorts] = [others.slice(0, 2), others.slice(2)]
  const secrets = makeSecrets()
  const environmentOf = (port: number, cmsPort: number, dataDir: string, cmsUrls: number[]): Environment =>
    readEnvironment({
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: folder,
      ...secrets,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '1',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: String(cmsPort),
      CMS_URL: cmsUrls.map((one) => `http://127.0.0.1:${String(one)}`).join(','),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SEED: 'true',
      SEED_DIR: inFolder('seed'),
      STAFF_PASSWORD: staffPassword,
      LOG_LEVEL: 'info',
    })
  const log: string[] = []
  const tell = (half: string, text: string) => log.push(`[${half}] ${text}`)
  const cmss = cmsPorts.map((port, index) => {
    const environment = environmentOf(sitePorts[index] ?? 0, port, inFolder('uploads'), cmsPorts)
    return partOf(`CMS ${String(index + 1)}`, () => startHalf('cms', environment, { log: tell }), [
      `${environment.cmsUrl}/ready`,
      200,
    ])
  })
  const sites = sitePorts.map((port, index) => {
    // Each asks another CMS first.
    const order = index === 0 ? cmsPorts : [...cmsPorts].reverse()
    const environment = environmentOf(port, cmsPorts[0] ?? 0, inFolder(index === 0 ? 'one' : 'other'), order)
    return partOf(`front end ${String(index + 1)}`, () => startHalf('frontend', environment, { log: tell }), [
      `${environment.localUrl}/ready`,
      200,
    ])
  })
  const direct = sitePorts.map((port) => `http://127.0.0.1:${String(port)}`)
  const nginx = startNginx(inFolder('nginx'), publicPort, sitePorts)
  const parts = [...cmss, ...sites]
  try {
    // On an empty database one instance starts alone.
    for (const part of parts) await part.start()
    await waitUntilHealthy(nginx, `${url}/health`, 200)
    const made = () =>
      [...log.join('').matchAll(/Renditions of (\d+) image/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      )
    const waiting = async () => {
      const [row] = await postgres.query(
        `SELECT count(*) AS waiting FROM files LEFT JOIN rendition_work ON rendition_work.url = files.url
         WHERE files.mime LIKE 'image/%' AND (rendition_work.state IS NULL OR rendition_work.state = 'claimed')`,
      )
      return Number(row?.['waiting'])
    }
    const settled = () => until(async () => (await waiting()) === 0, 600_000, 500)
    await step('two of each: images whose copies were made twice, or not at all', async () => {
      await settled()
      const [row] = await postgres.query(`SELECT count(*) AS images FROM files WHERE mime LIKE 'image/%'`)
      await until(() => made() >= Number(row?.['images']), 20_000)
      return Math.abs(made() - Number(row?.['images']))
    })
    await step('an upload at one is seen at the other, and its copies are made once', async () => {
      const before = made()
      let lost = 0
      for (let count = 0; count < 10; count += 1) {
        const [here = '', there = ''] = count % 2 === 0 ? direct : [...direct].reverse()
        const image = await upload(new Staff(url, here), `Upload ${String(count)}`)
        const answer = await fetch(there + image)
        if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) lost += 1
        await answer.arrayBuffer()
      }
      await settled()
      await until(() => made() >= before + 10, 20_000)
      return lost + Math.abs(made() - before - 10)
    })
    await step('a save at one is at the other within a second', async () => {
      const took: number[] = []
      const staff = direct.map((one) => new Staff(url, one))
      for (let count = 0; count < 30; count += 1) {
        const title = `Freshness ${String(count)}`
        const reply = await staff[count % 2]?.operate('CreateUpdate', { data: { title, key: randomUUID() } })
        if (reply?.is !== 'done') throw new Error(`A save was refused: ${JSON.stringify(reply)}`)
        const since = performance.now()
        const isThere = async (one: string) => (await (await fetch(`${one}/updates`)).text()).includes(title)
        for (const one of direct) await until(() => isThere(one), 20_000, 5)
        took.push(performance.now() - since)
      }
      note(`after the save was answered: ${figures(took)} ms`)
      return took.filter((time) => time > soon).length
    })
    await step('whoever signs out at one is signed out at the other within a second', async () => {
      const took: number[] = []
      for (let count = 0; count < 10; count += 1) {
        const [here = '', there = ''] = count % 2 === 0 ? direct : [...direct].reverse()
        const headers = { origin: url, 'content-type': 'application/json' }
        const body = JSON.stringify({ password: staffPassword })
        const signedIn = await fetch(`${here}/staff/session`, { method: 'POST', headers, body })
        const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
        const isIn = async () =>
          (await fetch(`${there}/staff/session`, { headers: { cookie } })).status === 200
        if (!(await isIn())) throw new Error('Who signed in at one is not signed in at the other.')
        await fetch(`${here}/staff/session`, { method: 'DELETE', headers: { ...headers, cookie } })
        const since = performance.now()
        await until(async () => !(await isIn()), 20_000, 5)
        took.push(performance.now() - since)
      }
      note(`after the sign-out was answered: ${figures(took)} ms`)
      return took.filter((time) => time > soon).length
    })
    const pages = pagesOf(await (await fetch(`${url}/sitemap.xml`)).text()).map(
      (address) => new URL(address).pathname,
    )
    // A site in use: every page has been read at both.
    for (const one of direct) for (const page of pages) await (await fetch(one + page)).arrayBuffer()
    for (const part of parts)
      await step(
        `${part.name} restarted under ${String(readers)} readers and ${String(writers)} writers`,
        async () => {
          const { failed, said } = await underLoad(url, pages, async () => {
            await setTimeout(2000)
            await part.stop()
            await setTimeout(2000)
            await part.start()
            await setTimeout(2000)
          })
          note(said)
          return failed
        },
      )
  } finally {
    for (const part of parts.reverse()) await part.stop()
    await nginx.stop()
    await postgres.stop('SIGINT')
    mkdirSync(inRoot('test-results'), { recursive: true })
    writeFileSync(inRoot('test-results/two-of-each.log'), log.join(''))
  }
}

const figures = (times: number[]): string => {
  const sorted = times.map(Math.round).sort((one, other) => one - other)
  return `median ${String(sorted[Math.floor(sorted.length / 2)])}, longest ${String(sorted.at(-1))}`
}

function partOf(name: string, launch: () => Server, [health, status]: [string, number]): Part {
  let server: Server | undefined
  return {
    name,
    start: async () => {
      server = launch()
      await waitUntilHealthy(server, health, status)
    },
    stop: async () => {
      await server?.stop()
    },
  }
}

/** The configuration of `deploy/nginx` at other addresses. @throws Error when there is no nginx */
function startNginx(folder: string, port: number, sitePorts: number[]): Server {
  const [one = 0, other = 0] = sitePorts
  const configuration = readFileSync(inRoot('deploy/nginx/group-site.conf'), 'utf8')
    .replaceAll('10.0.0.11:3000', `127.0.0.1:${String(one)}`)
    .replaceAll('10.0.0.12:3000', `127.0.0.1:${String(other)}`)
    .replace('listen 80', `listen 127.0.0.1:${String(port)}`)
  writeFileSync(path.join(folder, 'site.conf'), configuration)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary} include ${folder}/site.conf; }
`,
  )
  // The workers of an nginx that root starts are another user's.
  chmodSync(folder, 0o777)
  return startServer('nginx', ['nginx', '-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    cwd: folder,
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  })
}

/** @returns the address of the image */
async function upload(staff: Staff, name: string): Promise<string> {
  const content = await picture(960, 600).jpeg().toBuffer()
  const form = new FormData()
  form.append('section', 'Gallery')
  form.append('fileInfo', JSON.stringify({ name: `${name}.jpg`, alternativeText: 'Noise' }))
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), `${name}.jpg`)
  const reply = await staff.upload(form, randomUUID())
  if (reply.is !== 'done') throw new Error(`An upload was refused: ${JSON.stringify(reply)}`)
  return String(reply.data['url']).replace(/^\/uploads/, '')
}

/** Reads and writes while something is done. Nothing is sent a second time. */
async function underLoad(
  url: string,
  pages: string[],
  work: () => Promise<void>,
): Promise<{ failed: number; said: string }> {
  const failures = new Map<string, number>()
  let isOver = false
  let [read, written] = [0, 0]
  const fail = (words: string) => failures.set(words, (failures.get(words) ?? 0) + 1)
  const reader = async (index: number) => {
    for (let at = index; !isOver; at += 1) {
      try {
        const response = await fetch(url + (pages[at % pages.length] ?? '/'), {
          signal: AbortSignal.timeout(30_000),
        })
        await response.arrayBuffer()
        read += 1
        if (response.status !== 200) fail(`a reader was answered ${String(response.status)}`)
      } catch (error) {
        fail(`a reader was not answered: ${String((error as Error).cause ?? error)}`)
      }
      await setTimeout(200)
    }
  }
  const writer = async (index: number) => {
    const staff = new Staff(url)
    for (let count = 0; !isOver; count += 1) {
      const key = randomUUID()
      const reply = await staff.operate(
        'CreateUpdate',
        { data: { title: `Written by ${String(index)}, ${String(count)}`, key } },
        key,
      )
      written += 1
      if (reply.is !== 'done')
        fail(`a writer was answered ${String(reply.status)}: ${reply.message.slice(0, 120)}`)
      await setTimeout(100)
    }
  }
  const crowd = [
    ...Array.from({ length: readers }, (_, index) => reader(index)),
    ...Array.from({ length: writers }, (_, index) => writer(index)),
  ]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(crowd)
  }
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  const reasons = [...failures].map(([words, count]) => `; ${String(count)} × ${words}`).join('')
  return { failed, said: `${String(read)} pages, ${String(written)} saves${reasons}` }
}
