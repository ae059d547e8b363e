import { awake } from '../pages.ts'
import { facilities } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('each facility has a card with its name, its image and what it can do', async ({ page }) => {
  await page.goto('/facilities')
  await expect(page.locator('main h2')).toHaveCount(facilities.length)
  for (const { name, description = '' } of facilities) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByRole('img')).toHaveCount(1)
    await expect(card).toContainText(description.split(/[.\n]/)[0] ?? '')
  }
})

test('the search leads to the card of a facility', async ({ page }) => {
  await page.goto('/search?q=tube%20furnace')
  await page
    .getByRole('region', { name: /^Facilities/ })
    .getByRole('link', { name: 'Three-zone tube furnace' })
    .click()
  await expect(page.locator('article:target h2')).toHaveText('Three-zone tube furnace')
})

test('the controls of a facility appear where it is pointed at, and are one stop of Tab', async ({
  page,
}) => {
  await page.goto('/facilities')
  await awake(page)
  const [first = '', second = ''] = facilities.map(({ name }) => name)
  const controls = page.getByRole('toolbar', { name: first, exact: true })
  await expect(controls).toHaveCSS('opacity', '0')
  await page.getByRole('heading', { name: first }).hover()
  await expect(controls).toHaveCSS('opacity', '1')
  await page.mouse.move(1, 1)
  await expect(controls).toHaveCSS('opacity', '0')
  await controls.getByRole('button', { name: `Edit ${first}` }).focus()
  await expect(controls).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowRight')
  await expect(controls.getByRole('button', { name: `Delete ${first}` })).toBeFocused()
  await page.keyboard.press('Tab')
  // The picture, which leads to the whole one.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Edit ${second}` })).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('a mark opens the controls of a facility, which ask for the password', async ({ page }) => {
    await page.goto('/facilities')
    const name = facilities[0]?.name ?? 'no sample'
    await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0)
    await page.getByRole('button', { name: `Change ${name}` }).tap()
    await page.getByRole('button', { name: `Edit ${name}` }).tap()
    await expect(page.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
  })
})
