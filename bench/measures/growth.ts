import type { Size } from '../content.ts'
import { entriesOf } from '../entries.ts'
import { auditInTurns, type Audit } from '../lighthouse.ts'
import { paced } from '../load.ts'
import type { Machine } from '../machine.ts'
import { skipped, type Row } from '../row.ts'
import type { Site } from '../site.ts'
import { startStaticCopy } from '../static-copy.ts'
import { signIn } from '../staff.ts'
import { median, percentile, short } from '../statistics.ts'
import { timeEdits } from './freshness.ts'

/** What one size of content costs. */
export interface Cost {
  lcp: number | undefined
  tbt: number | undefined
  /** Of a static copy of `/publications`. */
  copyTbt: number | undefined
  galleryBytes: number | undefined
  edit: number
  /** The longest that another request waited while `/publications` was made anew, in ms. */
  waited: number
  /** The longest that the front end was blocked meanwhile, in ms. */
  blocked: number
  searchP95: number
  publicationsKb: number
}

export async function costOf(site: Site, { chromium, nginx }: Machine): Promise<Cost> {
  const lighthouse = async (path: string, sites: readonly { url: string }[]) =>
    chromium === undefined
      ? []
      : auditInTurns(
          chromium,
          sites.map(({ url }) => url + path),
        )
  const files = nginx === undefined ? undefined : await startStaticCopy(nginx, site, ['/publications'])
  let audits: Awaited<ReturnType<typeof lighthouse>>
  try {
    audits = await lighthouse('/publications', files ? [site, files] : [site])
  } finally {
    await files?.stop()
  }
  const [publications, copy] = audits
  const [gallery] = await lighthouse('/gallery', [site])
  const editor = await signIn(site)
  const entries = await entriesOf(site)
  const { times: edits } = await timeEdits(site, editor, entries, 20)
  const [, , paper] = entries
  let waited = 0
  const blocked = await site.longestBlock(async () => {
    const waiting = paced([`${site.url}/health`], { perSecond: 200, seconds: 5 })
    for (let index = 0; index < 5 && paper !== undefined; index += 1) {
      await editor.save(paper, `Blocking ${String(index)}`)
      await (await fetch(`${site.url}/publications`)).arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    waited = Math.max(...(await waiting).times)
  })
  const searches: number[] = []
  for (let index = 0; index < 40; index += 1) {
    const since = performance.now()
    await (
      await fetch(
        `${site.url}/publications?q=${['rods', 'heat', 'oxide', 'sample'][index % 4] ?? ''}+${String(index)}`,
      )
    ).arrayBuffer()
    searches.push(performance.now() - since)
  }
  return {
    lcp: medianOf(publications, 'lcp'),
    tbt: medianOf(publications, 'tbt'),
    copyTbt: medianOf(copy, 'tbt'),
    galleryBytes: medianOf(gallery, 'bytes'),
    edit: median(edits),
    waited,
    blocked,
    searchP95: percentile(searches, 0.95),
    publicationsKb: (await (await fetch(`${site.url}/publications`)).arrayBuffer()).byteLength / 1000,
  }
}

const medianOf = (audits: Audit[] | undefined, name: 'lcp' | 'tbt' | 'bytes') =>
  audits && median(audits.map((audit) => audit[name]))

/** Large content against small, in the order of the sizes. */
export function compare(costs: ReadonlyMap<Size, Cost>): Row[] {
  const [small, large] = [costs.get('S'), costs.get('L')]
  if (!small || !large) return []
  const sizes = [...costs.keys()].join(' → ')
  const series = (read: (cost: Cost) => number | undefined) =>
    [...costs.values()].map((cost) => short(read(cost) ?? Number.NaN)).join(' → ')
  const ratio = (
    measure: string,
    read: (cost: Cost) => number | undefined,
    limit: number,
    unit: string,
  ): Row => {
    const [a, b] = [read(small), read(large)]
    return a === undefined || b === undefined
      ? skipped(`L against S: ${measure}`, 'Chromium is needed')
      : {
          measure: `L against S: ${measure}`,
          value: `${short(b / a)} (${sizes}: ${series(read)} ${unit})`,
          target: `≤ ${String(limit)}`,
          reached: b / a <= limit,
        }
  }
  return [
    ratio('LCP of /publications', ({ lcp }) => lcp, 1.5, 'ms'),
    large.tbt === undefined
      ? skipped('L: TBT of /publications', 'Chromium is needed')
      : {
          measure: 'L: TBT of /publications',
          value: `${short(large.tbt)} ms (${sizes}: ${series(({ tbt }) => tbt)} ms${large.copyTbt === undefined ? '' : `; static copies: ${series(({ copyTbt }) => copyTbt)} ms`})`,
          target: '≤ 15 ms',
          reached: large.tbt <= 15,
        },
    ratio("bytes of the gallery's first view", ({ galleryBytes }) => galleryBytes, 1.1, 'bytes'),
    ratio('edit to visible', ({ edit }) => edit, 1.5, 'ms'),
    {
      measure: 'L: longest block of the event loop while /publications is made anew',
      value: `${short(large.blocked)} ms (${sizes}: ${series(({ blocked }) => blocked)} ms)`,
      target: '≤ 20 ms',
      reached: large.blocked <= 20,
    },
    {
      measure: `${sizes}: longest wait of another request meanwhile, on processors shared with the CMS and the bench`,
      value: `${series(({ waited }) => waited)} ms`,
    },
    {
      measure: `${sizes}: search on /publications, p95`,
      value: `${series(({ searchP95 }) => searchP95)} ms`,
    },
    {
      measure: `${sizes}: HTML of /publications`,
      value: `${series(({ publicationsKb }) => publicationsKb)} kB`,
    },
  ]
}
