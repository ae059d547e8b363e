import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { awake, pages } from './pages.ts'
import { expect, test } from './site-test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How the pages are looked at: both colour schemes, and the narrow layout. */
const looks = [
  { name: 'in light colours', colorScheme: 'light', width: 1440 },
  { name: 'in dark colours', colorScheme: 'dark', width: 1440 },
  { name: 'on a telephone', colorScheme: 'light', width: 360 },
] as const

for (const { name, colorScheme, width } of looks) {
  test.describe(name, () => {
    // A colour in transition has no contrast to measure.
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const [path] of [...pages, ['/add'], ['/no/such/page']] as [string][]) {
      test(`${path} has no violation that axe finds`, async ({ page }) => {
        await page.goto(path)
        await awake(page)
        // By the debugger, which the content security policy does not stop as it would a script element.
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
        )
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ html }) => html),
        }))
        expect(found).toEqual([])
      })
    }
  })
}
