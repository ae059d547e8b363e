import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothColours } from '../axe.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { learnNothing, openAsStaff, picture } from '../staff.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Saves a section and waits until it says that it is saved. */
async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(section(page, name).getByText(`${name}: saved.`)).toBeVisible()
}

const newsNames = (page: Page) =>
  section(page, 'News images')
    .getByRole('listitem')
    .getByRole('textbox', { name: /^Alternative text/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

test('the seventh card of the hub leads to the settings', async ({ page }) => {
  await openAsStaff(page, '/add')
  await page.getByRole('main').getByRole('link', { name: 'Site Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Settings')
  for (const name of ['Group', 'Leader', 'Home page', 'Contact', 'Banners', 'News images']) {
    await expect(section(page, name)).toBeVisible()
  }
})

test('the name of the group changes everywhere at once, and each section is saved by itself', async ({
  page,
}) => {
  await openAsStaff(page, '/addSettings')
  await section(page, 'Contact').getByLabel('Phone').fill('+91 80 7654 3210')
  await section(page, 'Group').getByLabel('Group name').fill('Renamed Research Group')
  await save(page, 'Group')
  await expect(page.getByRole('banner').or(page.locator('header')).first()).toContainText(
    'Renamed Research Group',
  )
  // What was typed in the other section is still there, and is no conflict with the save before it.
  await expect(section(page, 'Contact').getByLabel('Phone')).toHaveValue('+91 80 7654 3210')
  await save(page, 'Contact')
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: '+91 80 7654 3210' })).toBeVisible()
  await page.goto('/addSettings')
  await section(page, 'Group').getByLabel('Group name').fill(site.groupName)
  await save(page, 'Group')
})

test('the group has its own sign and accent colour, which are looked at before they are saved', async ({
  page,
}) => {
  const html = page.locator('html')
  const sign = page.locator('body > header img')
  const tab = page.locator('link[rel="icon"]')
  await openAsStaff(page, '/addSettings')
  const group = section(page, 'Group')
  await group.getByLabel('Green').check()
  await expect(html).toHaveAttribute('data-accent', 'green')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(html).not.toHaveAttribute('data-accent', 'green')

  await page.goto('/addSettings')
  await group.getByLabel('Purple').check()
  await group
    .getByRole('group', { name: 'Site icon' })
    .locator('input[type=file]')
    .setInputFiles(picture('sign.png'))
  await expect(group.locator('img')).toHaveAttribute('src', /_sign\.png$/)
  await save(page, 'Group')
  await expect(sign).toHaveAttribute('src', /_sign\.png$/)
  await expect(tab).toHaveAttribute('href', /_sign\.png$/)
  for (const path of ['/', '/team', '/no-such-page']) {
    await page.goto(path)
    await expect(html).toHaveAttribute('data-accent', 'purple')
    await expect(sign).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
    await expectAccessibleInBothColours(page)
  }

  await page.goto('/addSettings')
  await group.getByLabel('Teal').check()
  await group.getByRole('button', { name: 'Remove image: Site icon' }).click()
  await save(page, 'Group')
  await expect(sign).toHaveCount(0)
  await expect(tab).toHaveAttribute('href', '/favicon.svg')
})

test('addresses of a former website lead where the settings say', async ({ page, request }) => {
  const asked = (address: string) => request.get(address, { maxRedirects: 0 })
  expect((await asked('/people.html')).status()).toBe(404)
  await openAsStaff(page, '/addSettings')
  const field = section(page, 'Group').getByLabel('Addresses of a former website')
  await field.fill('/people.html')
  await section(page, 'Group').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Line 1: write a former address/)).toBeVisible()
  await field.fill('/people.html /team\nhttps://old.example.edu/cgi/show.php?id=3 /contact\n/news /team')
  await section(page, 'Group').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Line 3: \/news is a page of this site/)).toBeVisible()
  // WordPress has pages below its home page's address.
  await field.fill(
    '/people.html, /team\nhttps://old.example.edu/cgi/show.php?id=3 /contact\n/?page_id=12 /updates',
  )
  await save(page, 'Group')
  for (const [from, to] of [
    ['/people.html', '/team'],
    ['/cgi/show.php?id=3', '/contact'],
    ['/?page_id=12', '/updates'],
    // Lists of other kinds stand at such an address.
    ['/events', '/event'],
  ]) {
    const answer = await asked(from ?? '')
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to])
  }
  expect((await asked('/cgi/show.php?id=4')).status()).toBe(404)
  expect((await asked('/?page_id=13')).status()).toBe(200)
  await field.fill('')
  await save(page, 'Group')
  expect((await asked('/people.html')).status()).toBe(404)
})

test('what is wrong is told beside its field, and nothing is sent', async ({ page, watched }) => {
  await openAsStaff(page, '/addSettings')
  await section(page, 'Group').getByLabel('Group name').fill(' ')
  await section(page, 'Group').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Group name is required')).toBeVisible()

  const leader = section(page, 'Leader')
  await leader.getByLabel('Address of the page').fill('news')
  await leader.getByLabel('Address of link 1').fill('javascript:alert(1)')
  await leader.getByRole('button', { name: 'Save' }).click()
  await expect(leader.getByText('/news is another page of this site.')).toBeVisible()
  await expect(leader.getByText('The address must start with http:// or https://')).toBeVisible()

  const contact = section(page, 'Contact')
  await contact.getByLabel('Second e-mail').fill('somebody')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText('Write an address such as name@university.example.')).toBeVisible()
  await expectAccessible(page)
  expect(watched.graphql.filter((address) => address.includes('UpdateSite'))).toEqual([])
})

test('the leader’s page moves to its new address, with all that was on it', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  const leader = section(page, 'Leader')
  await expect(leader.getByRole('listitem').first()).toBeVisible()
  const links = await leader.getByRole('listitem').count()
  await leader.getByLabel('Address of the page').fill('head-of-the-group')
  await leader.getByRole('button', { name: 'Add a link' }).click()
  await leader.getByLabel(`Label of link ${links + 1}`).fill('Podcast')
  await leader.getByLabel(`Address of link ${links + 1}`).fill('https://example.org/podcast')
  await save(page, 'Leader')
  await expect(page.getByRole('status').getByText('/head-of-the-group now.')).toBeVisible()
  await page.getByRole('link', { name: 'Go there' }).click()
  await expect(page).toHaveURL(/\/head-of-the-group$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dr. ${site.leader.name}`)
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(links + 1)
  await expect(page.getByRole('main').locator('aside img')).toBeVisible()

  // Others link to where it was.
  await page.goto(`/${site.leader.slug}`)
  await expect(page).toHaveURL(/\/head-of-the-group$/)

  await page.goto('/addSettings')
  await leader.getByLabel('Before the name').fill('Prof.')
  await save(page, 'Leader')
  await page.goto('/team')
  await expect(page.getByRole('link', { name: `Prof. ${site.leader.name}` }).first()).toBeVisible()

  await page.goto('/addSettings')
  await leader.getByLabel('Before the name').fill('')
  await leader.getByLabel('Address of the page').fill(site.leader.slug)
  await leader.getByRole('button', { name: `Remove link ${links + 1}` }).click()
  await save(page, 'Leader')
})

test('a banner is replaced by a chosen file, and removed', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  const banner = section(page, 'Banners').getByRole('group', { name: 'News', exact: true })
  await banner.locator('input[type=file]').setInputFiles(picture('new-banner.png'))
  await expect(banner.locator('img').first()).toHaveAttribute('src', /_new-banner\.png$/)
  await save(page, 'Banners')
  await page.goto('/news')
  await expect(page.locator('main header img')).toHaveAttribute('src', /_new-banner\.png$/)

  await page.goto('/addSettings')
  await banner.getByRole('button', { name: 'Remove image: News' }).click()
  await save(page, 'Banners')
  await expect(banner.getByText('No image')).toBeVisible()
  await page.goto('/team')
  await expect(page.locator('main header img')).toHaveAttribute('src', /banner-team/)
})

test('news images are added many at once, described, put in order by buttons and by drag, and removed', async ({
  page,
}) => {
  await openAsStaff(page, '/addSettings')
  const news = section(page, 'News images')
  const before = site.newsImages.map(({ alternativeText }) => alternativeText)
  await expect.poll(() => newsNames(page)).toEqual(before)

  await news
    .locator('input[type=file][multiple]')
    .setInputFiles([picture('first.png'), picture('second.png')])
  await expect(news.getByRole('listitem')).toHaveCount(before.length + 2)
  await news.getByLabel('Alternative text: first.png').fill('The first new one')
  await news.getByLabel('Alternative text: second.png').fill('The second new one')
  await news.getByLabel('Caption: second.png').fill('From the evening paper')
  await news.getByRole('button', { name: 'Move The second new one earlier' }).click()
  await expect(page.getByText(`The second new one is now number ${before.length + 1}`)).toBeAttached()
  await news.getByRole('button', { name: `Remove ${before[1]}` }).click()
  await save(page, 'News images')

  await page.goto('/news')
  const shown = page.getByRole('main').getByRole('listitem').getByRole('img')
  await expect(shown).toHaveCount(before.length + 1)
  await expect(shown.last()).toHaveAttribute('alt', 'The first new one')
  await expect(shown.nth(1)).toHaveAttribute('alt', before[2] ?? '')
  await expect(page.getByRole('figure').getByText('From the evening paper')).toBeVisible()

  await page.goto('/addSettings')
  // At once: a page that scrolls between the press and the movement ends a drag.
  await news.getByRole('listitem').nth(0).scrollIntoViewIfNeeded()
  await news.getByRole('listitem').nth(1).getByRole('img').dragTo(news.getByRole('listitem').nth(0))
  await expect.poll(async () => (await newsNames(page))[0]).toBe(before[2])
  await save(page, 'News images')
  await page.goto('/news')
  await expect(shown.first()).toHaveAttribute('alt', before[2] ?? '')
})

test('a file that is no image is refused by name, and can be dismissed', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  const news = section(page, 'News images')
  await news
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>1</script>') })
  await expect(news.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await news.getByRole('button', { name: 'Dismiss page.jpg' }).click()
  await expect(news.getByText('page.jpg')).toHaveCount(0)
})

test('of two who change the same field, the second is asked; of two who change different ones, nobody', async ({
  page,
  context,
}) => {
  await learnNothing(page)
  await openAsStaff(page, '/addSettings')
  const other = await context.newPage()
  await other.goto('/addSettings')
  await section(other, 'Group').getByLabel('Department').fill('Department of Materials')
  await save(other, 'Group')

  await section(page, 'Home page').getByLabel('Introduction').fill('One paragraph.')
  await save(page, 'Home page')

  await section(other, 'Group').getByLabel('Department').fill('Department of Everything')
  await save(other, 'Group')
  await section(page, 'Group').getByLabel('Department').fill('Department of Physics')
  await section(page, 'Group').getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody saved a newer version meanwhile' })
  await expect(conflict.getByRole('row', { name: 'Department' })).toContainText('Department of Everything')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(page.getByText('Group: saved.')).toBeVisible()
  await expect(section(page, 'Group').getByLabel('Department')).toHaveValue('Department of Physics')
})

test('words of an image that somebody else has changed meanwhile stay until one has chosen', async ({
  page,
  context,
}) => {
  const words = (of: Page) =>
    section(of, 'News images')
      .getByRole('textbox', { name: /^Alternative text/ })
      .first()
  await learnNothing(page)
  await openAsStaff(page, '/addSettings')
  const before = await words(page).inputValue()
  const other = await context.newPage()
  await other.goto('/addSettings')
  await words(other).fill('Theirs')
  await save(other, 'News images')

  await words(page).fill('Mine')
  await section(page, 'News images').getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody saved a newer version meanwhile' })
  await expect(conflict.getByRole('cell').first()).toContainText('Theirs')
  await other.goto('/news')
  await expect(other.getByRole('img', { name: 'Theirs' })).toHaveCount(1)
  await conflict.getByRole('button', { name: 'Take the newer text' }).click()
  await expect(words(page)).toHaveValue('Theirs')
  await words(page).fill(before)
  await save(page, 'News images')
})

test('what is typed survives a reload', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  await section(page, 'Contact').getByLabel('Phone').fill('+91 11 1111 1111')
  await page.reload()
  await expect(section(page, 'Contact').getByText('What you typed before is still here.')).toBeVisible()
  await page.getByRole('button', { name: 'Unfinished (1)' }).click()
  await expect(page.getByRole('link', { name: 'Site Settings: Contact' })).toHaveAttribute(
    'href',
    '/addSettings#contact',
  )
  await expect(section(page, 'Contact').getByLabel('Phone')).toHaveValue('+91 11 1111 1111')
  await section(page, 'Contact').getByRole('button', { name: 'Start afresh' }).click()
  await expect(section(page, 'Contact').getByLabel('Phone')).not.toHaveValue('+91 11 1111 1111')
})
