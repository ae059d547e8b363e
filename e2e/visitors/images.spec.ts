import { openAsleep, wakeUp } from '../carousel.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  test('an image is fetched as AVIF, in a width that fits', async ({ page }) => {
    // Renditions are made after the start, by a process that has to wait for all others: this is the first image.
    const leader = `/${site.leader.slug}`
    await expect(async () => {
      await page.goto(leader)
      await expect(page.locator('aside source[type="image/avif"]')).toBeAttached({ timeout: 100 })
    }).toPass()

    const portrait = page.locator('aside img')
    await expect(portrait).toHaveJSProperty('complete', true)
    // 14rem on a screen of two pixels for one.
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /_(320|640)_[\w-]+\.avif$/,
    )
  })

  test('the banner is asked for in the head, before everything else and alone', async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path)
      await expect(page.locator('main header img')).toHaveAttribute('fetchpriority', 'high')
      await expect(page.locator('head link[rel=preload][as=image][imagesrcset]')).toHaveCount(1)
    }
  })

  test('of the carousel only the image in view is fetched, and its neighbours when the page wakes', async ({
    page,
  }) => {
    await openAsleep(page, '/')
    const fetched = () =>
      page
        .locator('[aria-roledescription=slide] img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.flatMap(({ naturalWidth }, index) => (naturalWidth > 0 ? [index] : [])),
        )
    await expect.poll(fetched).toEqual([0])
    await wakeUp(page)
    await expect.poll(fetched).toContain(1)
    expect((await fetched()).length).toBeLessThan(4)
  })
})

test('what is far below is fetched when it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/news')
  const last = page.locator('main li img').last()
  const isThere = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect(page.locator('main li img').first()).toHaveJSProperty('complete', true)
  expect(await isThere()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isThere).toBe(true)
})
