import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { median, short } from '../statistics.ts'

const pages = [
  '/',
  '/team',
  '/team/presentGroupMembers',
  '/event',
  '/events/icube',
  '/news',
  '/facilities',
  '/updates',
  '/publications',
  '/contact',
  '/gallery',
]

/** Milliseconds that the CMS stays away. */
const away = 5 * 60_000

const statuses = (site: Site) =>
  Promise.all(
    pages.map(async (path) => {
      const response = await fetch(site.url + path)
      await response.arrayBuffer()
      return response.status
    }),
  )

/** The site without its CMS, with a restart of the front end meanwhile. */
export async function measureOutage(site: Site, { quick }: { quick: boolean }): Promise<Row[]> {
  await statuses(site)
  // Pages are written to disk a moment after they were made.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await site.stopCms()
  const starts: number[] = []
  for (let start = 0; start < 5; start += 1) starts.push(await site.restartFrontend({ watch: false }))
  const first = median(starts)
  const answers = await statuses(site)
  const pause = quick ? 10_000 : away
  await new Promise((resolve) => setTimeout(resolve, pause))
  answers.push(...(await statuses(site)))
  await site.startCms()
  await site.restartFrontend({ watch: true })
  const good = answers.filter((status) => status === 200).length
  return [
    {
      measure: 'process start to the first kept page, from disk, CMS down',
      value: `${short(first)} ms, median of ${String(starts.length)}`,
      target: '≤ 200 ms',
      reached: first <= 200,
    },
    {
      measure: `warmed pages with the CMS stopped for ${short(pause / 60_000)} minutes, front end restarted meanwhile`,
      value: `${short((good / answers.length) * 100)} % answered 200`,
      target: '100 %',
      reached: good === answers.length,
    },
  ]
}
