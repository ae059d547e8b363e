import { test as unwatched } from '@playwright/test'
import { leaveWithMouse } from '../carousel.ts'
import { awake, expectTitle, paperPages } from '../pages.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

const lastFour = ['Gallery', 'Publications', 'Contact', 'Admin']

test('the bar shows its links, in their order', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const named = ['Home', 'Team', 'Events', 'Facilities', 'Research Intrest', ...lastFour]
  await expect(links).toHaveText([...named, ''])
  await expect(links.last()).toHaveAccessibleName('Search the site')
})

test("the team menu leads to the leader, the present members, the alumni and the group's own pages", async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const menu = navigation.locator('li', { has: page.locator('summary[aria-label="Team menu"]') })
  await menu.locator('summary').click()
  await leaveWithMouse(page)
  await expect(menu.getByRole('link')).toHaveText([
    'Team',
    `Dr. ${site.leader.name}`,
    'Present Group Members',
    'Our Alumini',
    'Open positions',
  ])
  await menu.getByRole('link', { name: 'Our Alumini' }).click()
  await expectTitle(page, 'Our Alumini')
  await expect(menu.locator('details')).not.toHaveAttribute('open')
  await expect(menu.getByRole('link')).toHaveText('Team')
})

test('a menu opens under the pointer without a script, and Escape closes it until the pointer comes again', async ({
  page,
}) => {
  await page.goto('/contact')
  const celebrations = page.getByRole('link', { name: 'Celebrations' })
  await expect(celebrations).toBeHidden()
  await page.locator('summary[aria-label="Events menu"]').hover()
  await expect(celebrations).toBeVisible()
  await celebrations.hover()
  await page.keyboard.press('Escape')
  await expect(celebrations).toBeHidden()
  await leaveWithMouse(page)
  await page.locator('summary[aria-label="Events menu"]').hover()
  await expect(celebrations).toBeVisible()
  await leaveWithMouse(page)
  await expect(celebrations).toBeHidden()
})

test('a menu closes when Tab leaves it', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  await page.locator('summary[aria-label="Events menu"]').press('Enter')
  const celebrations = page.getByRole('link', { name: 'Celebrations' })
  await expect(celebrations).toBeVisible()
  await celebrations.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Facilities' })).toBeFocused()
  await expect(celebrations).toBeHidden()
})

test('in a low window, as 400 % zoom makes it, the bar scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  await page.evaluate(() => {
    scrollTo(0, 400)
  })
  await expect(page.locator('body > header')).not.toBeInViewport()
})

test('a menu opens by keyboard and closes on Escape, with the focus where it was', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const opener = page.locator('summary[aria-label="Events menu"]')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Celebrations' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Celebrations' })).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const width of [1024, 1279]) {
  test(`at ${width} px the last four links are in the More menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await awake(page)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const name of lastFour) await expect(navigation.getByRole('link', { name })).toHaveCount(0)
    await navigation.locator('summary', { hasText: 'More' }).click()
    for (const name of lastFour) await expect(navigation.getByRole('link', { name })).toBeVisible()
  })
}

test('below 1024 px a menu button opens the links, and a choice closes them', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/')
  await awake(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expectTitle(page, 'Contact')
  await expect(navigation).toBeHidden()
})

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

const places: [path: string, marked: string[]][] = [
  ['/', ['Home']],
  ['/team', ['Team']],
  [`/${site.leader.slug}`, ['Team', `Dr. ${site.leader.name}`]],
  ['/team/presentGroupMembers', ['Team', 'Present Group Members']],
  ['/events/icube', ['Events', 'I3 Series and Guest Lectures']],
  ['/publications', ['Publications', 'More']],
  ['/gallery', ['Gallery', 'More']],
  ['/no/such/page', []],
  ['/team/others', []],
]

test('the bar says where one is, and what is above it', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main', includeHidden: true }).locator('[aria-current]')
  const names = async () => [...new Set((await marked.allTextContents()).map((name) => name.trim()))].sort()
  for (const [path, expected] of places) {
    await page.goto(path)
    expect(await names(), path).toEqual([...expected].sort())
  }
  const [paper = ''] = (await paperPages(page)).values()
  await page.goto(paper)
  await expect(marked.first()).toHaveAttribute('aria-current', 'true')
  expect(await names()).toEqual(['More', 'Publications'])
})

for (const [width, name] of [
  [360, 'Team'],
  [1100, 'Team'],
  [1440, 'Team'],
] as const) {
  test(`at ${String(width)} px the part of the site that one is in is seen in the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/team/pastGroupMembers')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    if (width === 360) await page.getByRole('button', { name: 'Menu' }).click()
    const colour = (link: string) =>
      navigation.getByRole('link', { name: link, exact: true }).evaluate((one) => getComputedStyle(one).color)
    expect(await colour(name)).not.toBe(await colour('Facilities'))
  })
}

for (const width of [1280, 1440, 1920]) {
  test(`at ${String(width)} px the bar is one line, and begins and ends where the page does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
    expect(await left('body > header a')).toBe(await left('main h1'))
    const tops = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('ul > li > a:visible')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    expect((await page.locator('body > header').boundingBox())?.height).toBeLessThanOrEqual(65)
  })
}

unwatched.describe('when the next page does not come', () => {
  unwatched(
    'a lost connection is told in words, under the site’s own name, and can be tried again',
    async ({ page }) => {
      await page.goto('/')
      await awake(page)
      await page.route('**/graphql/**', (route) => route.abort())
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await navigation.getByRole('link', { name: 'Facilities' }).click()
      await expectTitle(page, 'No connection')
      await expect(
        page.getByText('The site cannot be reached. Check your connection and try again.'),
      ).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: site.groupName })).toBeVisible()
      await navigation.locator('summary[aria-label="Team menu"]').click()
      await expect(navigation.getByRole('link', { name: site.leader.name })).toBeVisible()
      await page.unroute('**/graphql/**')
      await page.getByRole('link', { name: 'Try again now' }).click()
      await expectTitle(page, 'Facilities')
    },
  )

  unwatched(
    'a busy site says that it will be back, and the way back keeps what was looked for',
    async ({ page }) => {
      await page.goto('/publications')
      await awake(page)
      await page.route('**/graphql/**', (route) => route.fulfill({ status: 503, body: 'busy' }))
      await page.getByLabel('Search', { exact: true }).fill('zno')
      await expectTitle(page, 'Back in a moment')
      await expect(page.getByRole('link', { name: 'Try again now' })).toHaveAttribute(
        'href',
        '/publications?q=zno',
      )
      await page.getByRole('link', { name: 'Try again now' }).click()
      await expect(page.getByLabel('Search', { exact: true })).toHaveValue('zno')
    },
  )
})
