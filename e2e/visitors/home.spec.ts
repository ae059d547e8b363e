import { leaveWithMouse, openAsleep, openCarousel, wakeUp } from '../carousel.ts'
import { awake, expectTitle } from '../pages.ts'
import { events, members, publications, site, updates } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('the carousel moves on every 4 seconds', async ({ page }) => {
  const carousel = await openCarousel(page, '/')
  const count = await carousel.slides.count()
  // An arrow key starts the interval anew, so that the 4 seconds begin at a known moment.
  const first = await carousel.current()
  await page.keyboard.press('ArrowRight')
  await carousel.expectCurrent((first + 1) % count)
  await page.clock.runFor(3900)
  expect(await carousel.current()).toBe((first + 1) % count)
  await page.clock.runFor(200)
  await carousel.expectCurrent((first + 2) % count)
})

test('a carousel that wakes late moves on 4 seconds after the page was loaded', async ({ page }) => {
  await openAsleep(page, '/')
  const slides = page.locator('[aria-roledescription=slide]')
  const loaded = await page.evaluate(() => performance.now())
  await page.clock.runFor(2500)
  await wakeUp(page)
  const woken = await page.evaluate(() => performance.now() - 1)
  expect(woken - loaded).toBeGreaterThan(2000)
  await page.clock.runFor(3900 - woken)
  await expect(slides.first()).toHaveAttribute('data-selected', '')
  await page.clock.runFor(200)
  await expect(slides.nth(1)).toHaveAttribute('data-selected', '')
})

for (const width of [1100, 360]) {
  test(`waking changes nothing that is seen of the carousel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAsleep(page, '/')
    const look = () =>
      page.locator('[aria-roledescription=slide] img').evaluateAll((images) =>
        images
          .map((image) => {
            const { left, right, height } = image.getBoundingClientRect()
            const isSeen = right > 1 && left < document.documentElement.clientWidth - 1
            // To two px: browsers give parts of them, and Firefox rounds some.
            const place = [left, right, height].map((px) => px / 4)
            return { isSeen, place, opacity: getComputedStyle(image).opacity }
          })
          .filter(({ isSeen }) => isSeen),
      )
    const asleep = await look()
    expect(asleep).toHaveLength(width === 360 ? 1 : 3)
    await wakeUp(page)
    const near = (place: number): unknown => expect.closeTo(place, 0)
    await expect.poll(look).toEqual(asleep.map((one) => ({ ...one, place: one.place.map(near) })))
  })
}

test('the carousel wraps from the last image to the first and back, and arrow keys do not stop it', async ({
  page,
}) => {
  const carousel = await openCarousel(page, '/')
  const last = (await carousel.slides.count()) - 1
  for (let index = await carousel.current(); index !== 0; index = await carousel.current()) {
    await page.keyboard.press('ArrowLeft')
    await carousel.expectCurrent(index - 1)
  }
  await page.keyboard.press('ArrowLeft')
  await carousel.expectCurrent(last)
  await page.clock.runFor(4100)
  await carousel.expectCurrent(0)
})

for (const control of ['next', 'previous', 'dot'] as const) {
  test(`a click on a control (${control}) shows its image and stops the carousel for good`, async ({
    page,
  }) => {
    // Dots are there on small screens only.
    if (control === 'dot') await page.setViewportSize({ width: 360, height: 800 })
    const carousel = await openCarousel(page, '/')
    const before = await carousel.current()
    const count = await carousel.slides.count()
    const target = {
      next: (before + 1) % count,
      previous: (before - 1 + count) % count,
      dot: (before + 3) % count,
    }
    await (control === 'dot' ? carousel.dot(target.dot) : carousel[control]).click()
    await carousel.expectCurrent(target[control])
    await leaveWithMouse(page)
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe(target[control])
    await page.keyboard.press('ArrowRight')
    await carousel.expectCurrent((target[control] + 1) % count)
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe((target[control] + 1) % count)
  })
}

test('two quick clicks lead on by two images, though the first is still on its way', async ({ page }) => {
  const carousel = await openCarousel(page, '/')
  const before = await carousel.current()
  await carousel.next.dblclick()
  await carousel.expectCurrent((before + 2) % (await carousel.slides.count()))
})

for (const [width, visible] of [
  [1440, 3],
  [360, 1],
] as const) {
  test(`at ${width} px the carousel shows ${visible} image(s)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await openCarousel(page, '/')
    // It comes to rest long before the interval that begins here has passed.
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(2000)
    const shown = await carousel.slides.evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return Math.min(right, window.innerWidth) - Math.max(left, 0) > 24
        }).length,
    )
    expect(shown).toBe(visible)
    const small = visible === 1
    await expect(carousel.dot(0)).toBeVisible({ visible: small })
  })
}

test('the carousel can be paused, rests under the mouse, and goes on', async ({ page }) => {
  const carousel = await openCarousel(page, '/')
  await page.locator('section[aria-roledescription=carousel]').hover()
  const hovered = await carousel.current()
  const count = await carousel.slides.count()
  await page.clock.runFor(10_000)
  expect(await carousel.current()).toBe(hovered)
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await leaveWithMouse(page)
  await page.clock.runFor(10_000)
  expect(await carousel.current()).toBe(hovered)
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  await leaveWithMouse(page)
  await page.clock.runFor(4100)
  await carousel.expectCurrent((hovered + 1) % count)
})

test('the updates are shown three times, one of them for screen readers, and move 1 pixel every 30 ms', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  const ticker = page.getByRole('group', { name: 'Latest updates' })
  await expect(ticker.locator('ul')).toHaveCount(3)
  await expect(ticker.getByRole('listitem')).toHaveCount(updates.length)
  const motion = await ticker.evaluate((element) => {
    const [animation] = element.getAnimations({ subtree: true })
    const effect = animation?.effect as KeyframeEffect | undefined
    const distance = Math.abs(new DOMMatrix(String(effect?.getKeyframes().at(-1)?.['transform'])).m42)
    return { distance, duration: Number(effect?.getTiming().duration), third: element.scrollHeight / 3 }
  })
  expect(motion.duration / motion.distance).toBeCloseTo(30, 3)
  expect(Math.abs(motion.distance - motion.third)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Pause the updates' }).click()
  expect(
    await ticker.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
})

test('updates that are paused stand still where they are, can be scrolled, and go on from there', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  const ticker = page.getByRole('group', { name: 'Latest updates' })
  const way = () =>
    ticker.evaluate(
      (element) =>
        element.getBoundingClientRect().top - (element.querySelector('li')?.getBoundingClientRect().top ?? 0),
    )
  await ticker.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 30 * 150
  })
  await page.getByRole('button', { name: 'Pause the updates' }).click()
  const paused = await way()
  expect(paused).toBeGreaterThan(149)
  await ticker.hover()
  await page.mouse.wheel(0, 100)
  await expect.poll(way).toBeGreaterThan(paused + 90)
  await ticker.press('ArrowUp')
  await expect.poll(way).toBeLessThan(paused + 90)
  const scrolled = await way()
  await page.getByRole('button', { name: 'Play the updates' }).click()
  await expect.poll(way).toBeGreaterThan(scrolled)
})

test('the news are one click away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'News in pictures' }).click()
  await expectTitle(page, 'News')
})

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each update is shown once', async ({ page }) => {
    await page.goto('/')
    const shown = page.getByRole('group', { name: 'Latest updates' }).locator('li:visible')
    await expect(shown).toHaveCount(updates.length)
    await awake(page)
    await expect(shown).toHaveCount(updates.length)
  })

  test('nothing moves by itself', async ({ page }) => {
    const carousel = await openCarousel(page, '/')
    const before = await carousel.current()
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe(before)
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0)
  })
})

test('the introduction has its two photos', async ({ page }) => {
  await page.goto('/')
  const introduction = page.getByRole('region', { name: 'Our research' })
  await expect(introduction.getByRole('img')).toHaveCount(2)
  for (const photo of await introduction.getByRole('img').all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the banner says who this is and what they do, and leads to the invitation', async ({ page }) => {
  await page.goto('/')
  const banner = page.locator('main > header')
  await expect(banner).toContainText(site.homeSentence)
  const size = (text: string) =>
    banner
      .getByText(text, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size(site.groupName)).toBeGreaterThan(2 * (await size('Welcome')))
  await expect(banner.getByRole('link', { name: 'Publications' })).toHaveAttribute('href', '/publications')
  await banner.getByRole('link', { name: 'Join us' }).click()
  const invitation = page.getByRole('region', { name: 'Join us' })
  await expect(invitation).toBeInViewport()
  await invitation.getByRole('link', { name: 'Write to us' }).click()
  await expectTitle(page, 'Contact')
})

test('the newest papers, the people and the newest event stand below the introduction', async ({ page }) => {
  await page.goto('/')
  const papers = page.getByRole('region', { name: 'Latest publications' })
  await expect(papers.locator('a[href^="/publications/"]')).toHaveCount(3)
  await expect(papers).toContainText(String(Math.max(...publications.map(({ year }) => year))))
  await expect(papers.getByRole('link', { name: `All ${publications.length} publications` })).toBeVisible()

  const people = page.getByRole('region', { name: 'People' })
  const present = members.filter(({ category }) => category === 'presentGroupMembers')
  await expect(people.getByRole('link', { name: `${present.length} present members` })).toBeVisible()
  await expect(people.getByRole('link', { name: `Dr. ${site.leader.name}` })).toBeVisible()
  await expect(people.locator('a[href^="/people/"]:visible')).toHaveCount(12)

  const today = new Date().toISOString().slice(0, 10)
  const byDate = [...events].sort((one, other) => one.date.localeCompare(other.date))
  const coming = byDate.find(({ date }) => date >= today)
  const newest = byDate.findLast((event) => event.event_type === 'achievements')
  const teaser = page.getByRole('region', { name: coming ? 'Next event' : 'Newest achievement' })
  await expect(teaser.locator('time')).toHaveAttribute('datetime', (coming ?? newest)?.date ?? '')
  await teaser.getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/\w+\/\w+$/)
})

test('on paper every update stands once and whole, and no foot of a page takes a sheet', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const titles = page.getByRole('group', { name: 'Latest updates' }).locator('li')
  await expect(titles.filter({ visible: true })).toHaveCount(updates.length)
  const cut = await titles.first().evaluate((title) => {
    const { scrollHeight, clientHeight } = title.closest('[role=group]') ?? title
    return scrollHeight - clientHeight
  })
  expect(cut).toBe(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
