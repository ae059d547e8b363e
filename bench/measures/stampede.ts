import { entriesOf } from '../entries.ts'
import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn } from '../staff.ts'

const clients = 200

/** How often a page is made when many ask for it right after a change. */
export async function measureStampede(site: Site): Promise<Row[]> {
  const editor = await signIn(site)
  const entries = await entriesOf(site)
  const pages = { '/updates': 'Updates', '/': 'Home', '/updates.atom': 'UpdatesFeed' }
  const most: number[] = []
  let failed = 0
  for (const [path, operation] of Object.entries(pages)) {
    const [entry] = entries
    if (entry === undefined) continue
    await fetch(site.url + path)
    site.proxy.clear()
    await editor.save(entry, `Stampede at ${path}`)
    const answers = await Promise.all(
      Array.from({ length: clients }, async () => {
        const response = await fetch(site.url + path)
        await response.arrayBuffer()
        return response.status
      }),
    )
    failed += answers.filter((status) => status !== 200).length
    most.push(site.proxy.counts.get(operation) ?? 0)
  }
  return [
    {
      measure: `renders per address after a change, ${String(clients)} clients`,
      value: `${String(Math.max(...most))}, ${String(failed)} errors`,
      target: '1',
      reached: Math.max(...most) === 1 && failed === 0,
    },
  ]
}
