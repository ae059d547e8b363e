import { awake, expectTitle } from './pages.ts'
import { site } from './sample-content.ts'
import { expect, test } from './site-test.ts'

const lastFour = ['Gallery', 'Publications', 'Contact', 'Admin']

test('the bar shows the links of the specification, in its order', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Team', 'Events', 'Facilities', 'Research Intrest', ...lastFour])
})

test('the team menu leads to the leader, the present members and the alumni', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const menu = navigation.locator('details', { has: page.locator('summary[aria-label="Team menu"]') })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link')).toHaveText([
    `Dr. ${site.leader.name}`,
    'Present Group Members',
    'Our Alumini',
  ])
  await menu.getByRole('link', { name: 'Our Alumini' }).click()
  await expectTitle(page, 'Our Alumini')
  await expect(menu).not.toHaveAttribute('open')
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
