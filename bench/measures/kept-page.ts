import { paced, pin, wrk } from '../load.ts'
import type { Machine } from '../machine.ts'
import { startCache, startNginx } from '../nginx.ts'
import { skipped, type Row } from '../row.ts'
import type { Site } from '../site.ts'
import { median, percentile, short } from '../statistics.ts'

const rounds = 9

/** A page as a browser gets it. */
async function brotliOf(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.headers['content-encoding'] === 'br') resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} came without brotli.`))
      })
    }).on('error', reject)
  })
}

/** One process of the front end against one of nginx, with the same compressed bytes, in turns. */
export async function measureKeptPage(site: Site, machine: Machine): Promise<Row[]> {
  const names = [
    'kept page: requests per second against nginx',
    'kept page through the cache of docker-compose.yml: requests per second against nginx',
    'kept page: p99 at 20 requests/s against nginx',
  ]
  const { nginx } = machine
  if (nginx === undefined || machine.wrk === undefined) {
    return names.map((name) => skipped(name, 'nginx and wrk are needed (Debian: apt-get install nginx wrk)'))
  }
  const bytes = await brotliOf(`${site.url}/`)
  const files = await startNginx(nginx, new Map([['/', bytes]]), site.url)
  const cache = await startCache(nginx, site.url)
  try {
    await pin(machine, site.frontendPid, '0')
    const ratios: number[] = []
    const cached: number[] = []
    const own: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ours = await wrk(machine, `${site.url}/`, 2)
      const theirs = await wrk(machine, `${files.url}/`, 2)
      const between = await wrk(machine, `${cache.url}/`, 2)
      const failed = ours.failed + theirs.failed + between.failed
      if (failed > 0) throw new Error(`${String(failed)} requests failed.`)
      cached.push(between.perSecond / theirs.perSecond)
      own.push(ours.perSecond)
      ratios.push(ours.perSecond / theirs.perSecond)
    }
    const calm = { perSecond: 20, seconds: 15 }
    const ours = percentile((await paced([`${site.url}/`], calm)).times, 0.99)
    const theirs = percentile((await paced([`${files.url}/`], calm)).times, 0.99)
    const ratio = median(ratios)
    return [
      {
        measure: names[0] ?? '',
        value: `${short(ratio)} (${short(median(own))}/s, ${short(bytes.length / 1000)} kB brotli)`,
        target: '≥ 0.5',
        reached: ratio >= 0.5,
      },
      {
        measure: names[1] ?? '',
        value: short(median(cached)),
        target: '≥ 0.8',
        reached: median(cached) >= 0.8,
      },
      {
        measure: names[2] ?? '',
        value: `${short(ours / theirs)} (${short(ours)} ms / ${short(theirs)} ms)`,
        target: '≤ 2.5',
        reached: ours / theirs <= 2.5,
      },
    ]
  } finally {
    await pin(machine, site.frontendPid, '0-255').catch(() => pin(machine, site.frontendPid, '0,1'))
    await files.stop()
    await cache.stop()
  }
}
