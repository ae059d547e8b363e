import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/root.ts'

/** One run of Lighthouse, mobile with its simulated slow line. */
export interface Audit {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[]
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Everything that was transferred, and its scripts. */
  bytes: number
  scriptBytes: number
}

interface Report {
  runtimeError?: { code: string }
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** How often a run is tried that Lighthouse itself could not finish: now and then the browser writes no trace. */
const tries = 3

/** How often each page is audited: one run says little. */
const runs = 3

/**
 * Several runs for each address, in turns, so that a slow minute of the machine is everyone's.
 *
 * @returns the runs of each address, in the order of the addresses
 * @throws Error with Lighthouse's own words
 */
export async function auditInTurns(browser: string, urls: readonly string[]): Promise<Audit[][]> {
  const audits = urls.map((): Audit[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) audits[index]?.push(await audit(browser, url))
  }
  return audits
}

/** @throws Error with Lighthouse's own words */
async function audit(browser: string, url: string): Promise<Audit> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await auditOnce(browser, url)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function auditOnce(browser: string, url: string): Promise<Audit> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [
          inRoot('bench/node_modules/lighthouse/cli/index.js'),
          url,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${categories.join(',')}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
        ],
        { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      child.on('close', (code) => {
        if (code === 0) resolve()
        else reject(new Error(`Lighthouse failed on ${url}: ${said}`))
      })
    })
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (report.runtimeError !== undefined)
      throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.code}`)
    return read(report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read({ categories: scores, audits }: Report): Audit {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const sum = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  return {
    scores: categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: sum(),
    scriptBytes: sum('Script'),
  }
}
