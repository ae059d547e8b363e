import { expectAccessible } from './axe.ts'
import { holdBack } from './hold-back.ts'
import { awake, pages } from './pages.ts'
import { test } from './site-test.ts'

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
        await expectAccessible(page)
      })
    }
  })
}

// What moves is a row to scroll until then.
for (const path of ['/', '/gallery']) {
  test(`${path} has no violation before it wakes`, async ({ page }) => {
    const wake = await holdBack(page, '**/assets/entry-client-*.js')
    await page.goto(path)
    await expectAccessible(page)
    wake()
    await awake(page)
  })
}
