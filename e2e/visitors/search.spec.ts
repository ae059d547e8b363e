import { awake, expectTitle } from '../pages.ts'
import { events, members, plain, publications, site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

const { title } = events[0] ?? { title: '' }
const { name, description = '' } = members[0] ?? { name: '' }

test('the bar leads to a search that finds people, events and papers', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click()
  await expectTitle(page, 'Search')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.goBack()
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click()
  await expect(field).toBeFocused()
  await field.fill(title)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(field).toBeFocused()
  const found = page.getByRole('region', { name: /^Events/ })
  await found.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(title)
  await field.fill(site.leader.name)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('region').first()).toHaveAccessibleName(/^People/)
  await page
    .getByRole('region', { name: /^People/ })
    .getByRole('link', { name: site.leader.name })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${site.leader.slug}$`))
})

test('a member is found with the words of the page, and of many papers the list has all', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('region', { name: /^People/ })).toContainText(description.slice(0, 40))
  await page.goto('/search?q=oxide')
  const papers = page.getByRole('region', { name: /^Publications/ })
  await expect(papers.getByRole('listitem')).toHaveCount(5)
  await papers.getByRole('link', { name: /^All \d+ publications$/ }).click()
  await expect(page).toHaveURL(/\/publications\?q=oxide$/)
  await expect(page.getByRole('status').first()).toContainText(/\d+ publications found/)
})

test('a page is found by what it is called, and who goes back sees what was looked for then', async ({
  page,
}) => {
  await page.goto('/search?q=graphene')
  await awake(page)
  const field = page.getByRole('searchbox')
  await field.fill('contact')
  await field.press('Enter')
  const found = page.getByRole('region').first()
  await expect(found).toHaveAccessibleName(/^Pages/)
  await expect(found.getByRole('link').first()).toHaveAttribute('href', '/contact')
  await page.goBack()
  await expect(field).toHaveValue('graphene')
})

test('what nothing holds is said, and what comes close is shown as such', async ({ page }) => {
  await page.goto('/search?q=xylophone-of-nobody')
  await expect(page.getByRole('status').first()).toHaveText(
    'Nothing matches “xylophone-of-nobody”. Try another word.',
  )
  await page.goto('/search?q=graphenne')
  await expect(page.getByRole('status').first()).toHaveText(
    /^Nothing is written just so\. \d+ found that come close$/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to what is found', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox').fill('graphene')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    const paper = publications.find(({ title }) => /graphene/i.test(title))
    await expect(page.getByRole('region', { name: /^Publications/ })).toContainText(plain(paper?.title ?? ''))
  })
})

test('an image is found by its caption, and the gallery opens at it', async ({ page }) => {
  await page.goto('/gallery')
  const slide = page.getByRole('group', { name: /^6 of/, includeHidden: true })
  const caption = (await slide.getAttribute('data-caption')) ?? ''
  await page.goto(`/search?q=${encodeURIComponent(caption)}`)
  await page
    .getByRole('region', { name: /^Gallery/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByText(/^6 of \d+/)).toBeVisible()
  await expect(page.getByText(caption)).toBeVisible()
  await expect(slide.getByRole('img')).toBeInViewport({ ratio: 0.9 })
})
