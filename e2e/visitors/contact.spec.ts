import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('the postal address, both e-mail links and the telephone link are there', async ({ page }) => {
  await page.goto('/contact')
  const main = page.locator('main')
  for (const line of site.postalAddress.split('\n'))
    await expect(main.locator('address').getByText(line, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(main.getByRole('link', { name: site.secondEmail })).toHaveAttribute(
    'href',
    `mailto:${site.secondEmail}`,
  )
  const digits = site.phone.replace(/[^+\d]/g, '')
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', `tel:${digits}`)
})

test('whoever comes sees whom they will meet, the room, and a map of this server', async ({ page }) => {
  await page.goto('/contact')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: `Dr. ${site.leader.name}` })).toHaveAttribute(
    'href',
    `/${site.leader.slug}`,
  )
  await expect(main.getByText(site.office)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', site.directions)
  await expect(main.getByRole('img', { name: site.map.alternativeText })).toHaveAttribute(
    'src',
    /^\/images\//,
  )
})

test('post, e-mail and telephone begin at one height', async ({ page }) => {
  await page.goto('/contact')
  const main = page.locator('main')
  const lines = [
    main.locator('address span').first(),
    main.getByRole('link', { name: site.email }),
    main.getByRole('link', { name: site.phone }),
  ]
  // Of the words themselves: links have room around them.
  const heights = lines.map((line) =>
    line.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().top)
    }),
  )
  expect(new Set(await Promise.all(heights)).size).toBe(1)
})
