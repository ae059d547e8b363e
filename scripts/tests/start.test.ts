import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcePanel, isPanelStale } from '../build/build.ts'
import { loadEnvironment } from '../environment/environment.ts'
import { observe, until, type Observed } from './observe.ts'
import { siteVariables } from '../processes/site-variables.ts'
import { inRoot } from '../root.ts'

let dataDir: string
let port: string
let cmsPort: string
let site: Observed
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'start-'))
  const variables = await siteVariables(dataDir)
  port = variables.PORT
  cmsPort = variables.CMS_PORT
  site = observe('site.mjs', [], { ...variables, SEED: 'false' })
})
afterAll(() => {
  site.signal('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** Every process that descends from one, with what it was started with. */
function descendants(of: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const children = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === of)
    .map((match) => ({ pid: Number(match?.[1]), command: match?.[3] ?? '' }))
  return children.flatMap((child) => [child, ...descendants(child.pid)])
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function kill(program: string): void {
  const found = descendants(site.pid).find(({ command }) => command.includes(program))
  if (found === undefined) throw new Error(`${program} does not run.`)
  process.kill(found.pid, 'SIGKILL')
}

const statusOf = (address: string): Promise<number | undefined> =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  )
const home = () => statusOf(`http://127.0.0.1:${port}/`)
const cmsHealth = () => statusOf(`http://127.0.0.1:${cmsPort}/_health`)

test("Strapi's admin panel comes while the site runs; before, its address says that it is being built", async () => {
  await site.hasSaid('The site is ready')
  const panel = async () => (await fetch(`http://127.0.0.1:${cmsPort}/admin/`)).text()
  const built = inRoot('cms/dist/build')
  const aside = path.join(path.dirname(built), 'panel-of-the-test')
  expect(await panel()).toContain('Strapi Admin')
  renameSync(built, aside)
  try {
    await announcePanel()
    expect(await panel()).toContain('The admin panel is being built.')
    expect(isPanelStale()).toBe(true)
  } finally {
    rmSync(built, { recursive: true, force: true })
    renameSync(aside, built)
  }
  expect(await panel()).toContain('Strapi Admin')
})

test('the site goes on when one of its processes is killed, and none is left when the first one is', async () => {
  await site.hasSaid('The site is ready')
  expect(await home()).toBe(200)

  kill('dist/scripts/start.js')
  await until(async () => (await cmsHealth()) === undefined)
  await until(async () => {
    expect(await home()).toBe(200)
    return (await cmsHealth()) === 204
  })

  kill('dist/server/main.js')
  await until(async () => (await home()) === undefined)
  await until(async () => (await home()) === 200)

  const all = descendants(site.pid).map(({ pid }) => pid)
  expect(all.length).toBeGreaterThanOrEqual(2)
  site.signal('SIGKILL')
  await until(() => !all.some(runs))
})

test('a start that lost the secrets of the content is refused, and makes no others', () => {
  const file = path.join(dataDir, '.env')
  expect(() => loadEnvironment(file, { DATA_DIR: dataDir })).toThrow(
    /^APP_KEYS, .*, STAFF_TOKEN_SECRET: not given/,
  )
  expect(existsSync(file)).toBe(false)
})
