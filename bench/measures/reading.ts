import { chromium, type Browser } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { auditInTurns, type Audit } from '../lighthouse.ts'
import type { Machine } from '../machine.ts'
import { skipped, type Row } from '../row.ts'
import type { Site } from '../site.ts'
import { startStaticCopy } from '../static-copy.ts'
import { median, short } from '../statistics.ts'

const routes = [
  '/',
  '/researchIntrest',
  '/team/presentGroupMembers',
  '/publications',
  '/events/achievements',
  '/news',
  '/gallery',
  '/facilities',
  '/contact',
]

/** What readers get: Lighthouse on nine routes beside static copies, bytes, and the page without JavaScript. */
export async function measureReading(site: Site, machine: Machine): Promise<Row[]> {
  if (machine.chromium === undefined)
    return [skipped('Lighthouse, bytes, reading without JavaScript', 'Chromium is needed')]
  const { chromium: executablePath, nginx } = machine
  const audits = new Map<string, Audit[]>()
  const copies = new Map<string, Audit[]>()
  const files = nginx === undefined ? undefined : await startStaticCopy(nginx, site, routes)
  try {
    for (const path of routes) {
      const urls = [site, ...(files ? [files] : [])].map(({ url }) => url + path)
      const [ours = [], theirs] = await auditInTurns(executablePath, urls)
      audits.set(path, ours)
      if (theirs) copies.set(path, theirs)
    }
  } finally {
    await files?.stop()
  }
  const all = [...audits.values()].flat()
  const copied = [...copies.values()].flat()
  const lowest = (list: Audit[]) => Math.min(...list.flatMap(({ scores }) => scores))
  const blocked = all.map(({ tbt }) => tbt)
  const blockedOf = (list: Audit[]) => {
    const times = list.map(({ tbt }) => tbt)
    return `${short(median(times))} ms / ${short(Math.max(...times))} ms`
  }
  const besideCopies = (read: (list: Audit[]) => string) =>
    copied.length > 0 ? `${read(all)} (static copies: ${read(copied)})` : read(all)
  const shift = Math.max(...all.map(({ cls }) => cls))
  const text = audits.get('/contact') ?? []
  const [, inline = ''] =
    /<script type="module">(.*?)<\/script>/s.exec(await (await fetch(`${site.url}/contact`)).text()) ?? []
  const textScripts =
    (median(text.map(({ scriptBytes }) => scriptBytes)) + gzipSync(inline, { level: 9 }).length) / 1000
  const rows: Row[] = routes.map((path) => {
    const list = audits.get(path) ?? []
    const lcp = median(list.map(({ lcp }) => lcp))
    const copy = copies.get(path)
    const ratio = copy && lcp / median(copy.map(({ lcp }) => lcp))
    return {
      measure: `LCP of ${path} against a static copy`,
      value: `${ratio === undefined ? 'skipped: nginx is needed' : short(ratio)} (${short(lcp)} ms; scores ${list.map(({ scores }) => scores.join('/')).join(', ')})`,
      target: '≤ 1.1; 100/100/100/100 in every run',
      ...(ratio !== undefined && {
        reached: ratio <= 1.1 && list.every(({ scores }) => scores.every((score) => score === 100)),
      }),
    }
  })
  const home = audits.get('/') ?? []
  const homeCopy = copies.get('/')
  rows.push(
    {
      measure: 'lowest Lighthouse score of all runs',
      value: besideCopies((list) => String(lowest(list))),
      target: '100',
      reached: lowest(all) === 100,
    },
    {
      measure: 'TBT, median / max of all runs; CLS, max',
      value: `${besideCopies(blockedOf)}; ${shift.toFixed(3)}`,
      target: '0 / 30 ms; 0.000',
      reached: median(blocked) < 0.5 && Math.max(...blocked) <= 30 && shift < 0.0005,
    },
    {
      measure: 'JavaScript to read a text page, in it and fetched, gzip',
      value: `${short(textScripts)} kB`,
      target: '≤ 5 kB',
      reached: textScripts <= 5,
    },
  )
  if (homeCopy) {
    const [ours, theirs] = [home, homeCopy].map((list) => median(list.map(({ bytes }) => bytes)))
    rows.push({
      measure: 'home on a phone before scrolling, bytes against the static copy',
      value: `${short((ours ?? 0) / (theirs ?? 1))} (${short((ours ?? 0) / 1000)} kB)`,
      target: '≤ 1.25',
      reached: (ours ?? 0) / (theirs ?? 1) <= 1.25,
    })
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    rows.push(...(await measureAwake(browser, site)), await measureWithoutScripts(browser, site))
  } finally {
    await browser.close()
  }
  return rows
}

/** The scripts that the home page fetches once somebody uses it, and those that the first navigation adds. */
async function measureAwake(browser: Browser, site: Site): Promise<Row[]> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    bodies.push(request.response().then(async (response) => (await response?.body()) ?? Buffer.alloc(0)))
  })
  const kilobytes = async () => {
    await page.waitForLoadState('networkidle')
    return (
      (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
    )
  }
  await page.goto(site.url)
  await page.keyboard.press('ArrowRight')
  await page.locator('html[data-awake]').waitFor()
  const awake = await kilobytes()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await page.waitForURL('**/contact')
  const moved = await kilobytes()
  await page.close()
  return [
    {
      measure: 'JavaScript once awake, gzip',
      value: `${short(awake)} kB`,
      target: '≤ 130 kB',
      reached: awake <= 130,
    },
    {
      measure: 'JavaScript once awake and with a first navigation, gzip',
      value: `${short(moved)} kB`,
      target: '≤ 150 kB',
      reached: moved <= 150,
    },
  ]
}

/** Words, links and pictures of the routes with JavaScript off, against JavaScript on. */
async function measureWithoutScripts(browser: Browser, site: Site): Promise<Row> {
  const read = async (javaScriptEnabled: boolean, path: string) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(site.url + path)
    if (javaScriptEnabled) await page.waitForTimeout(1500)
    const main = page.locator('main')
    const counts = {
      words: ((await main.textContent()) ?? '').split(/\s+/).length,
      links: await page.locator('a[href]').count(),
      pictures: await main.locator('img').count(),
    }
    await page.close()
    return counts
  }
  let lowest = 1
  for (const path of routes) {
    const [without, having] = [await read(false, path), await read(true, path)]
    for (const kind of ['words', 'links', 'pictures'] as const) {
      if (having[kind] > 0) lowest = Math.min(lowest, without[kind] / having[kind])
    }
  }
  return {
    measure: 'words, links and pictures with JavaScript off',
    value: `${short(lowest * 100)} %`,
    target: '100 %',
    reached: lowest >= 1,
  }
}
