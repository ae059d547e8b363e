import { expectAccessible, expectAccessibleInBothColours } from '../axe.ts'
import { holdBack } from '../hold-back.ts'
import { awake, pages } from '../pages.ts'
import { test } from '../site-test.ts'

// A colour in transition has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path] of [...pages, ['/add'], ['/no/such/page']] as [string][]) {
  test(`${path} has no violation that axe finds, in light and dark colours and on a telephone`, async ({
    page,
  }) => {
    await page.goto(path)
    await awake(page)
    await expectAccessibleInBothColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 900 })
    await expectAccessible(page)
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
