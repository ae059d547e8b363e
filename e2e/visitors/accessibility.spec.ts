import { expectAccessible } from '../axe.ts'
import { holdBack } from '../hold-back.ts'
import { awake } from '../pages.ts'
import { test } from '../site-test.ts'

// A colour in transition has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
