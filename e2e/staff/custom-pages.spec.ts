import { expectAccessible } from '../axe.ts'
import { expectTitle } from '../pages.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

test('staff add a page to a menu, rename it, keep it as a draft that can be shared, and delete it', async ({
  page,
  browser,
}) => {
  await openAsStaff(page, '/addPage')
  await page.getByRole('button', { name: 'Add Page' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Text is required')).toBeVisible()
  await page.getByLabel('Title').fill('Alumni table')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('## By year\n\nName\tYears\nA. Sample\t2015–2019\nB. Demo\t2016–2020')
  await page.getByRole('combobox', { name: 'Menu' }).selectOption('Below Team')
  const images = page.getByRole('group', { name: 'Images', exact: true })
  await images
    .locator('input[type=file]')
    .last()
    .setInputFiles([picture('one.png'), picture('two.png')])
  await expect(images.getByRole('listitem')).toHaveCount(2)
  await images.getByLabel('Caption: two.png').fill('The group in 2016')
  await text.press('Control+Home')
  await images.getByRole('button', { name: 'Put image 2 into the text' }).click()
  await expect(text).toHaveValue(/^## By year\n\[image 2\]\n\nName/)
  // In the text it stays the same when it comes first here.
  await images.getByRole('button', { name: 'Move two.png to the first place' }).click()
  await expect(text).toHaveValue(/^## By year\n\[image 1\]\n\nName/)
  await expect(images.getByText('In the text')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Page' }).click()
  await expect(page.getByText('The page was added.')).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expectTitle(page, 'Alumni table')
  // The second stands where the text names it, the first below.
  await expect(page.getByRole('figure')).toHaveText(['The group in 2016', ''])
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Years'])
  await expect(page.getByRole('row')).toHaveCount(3)

  await page.getByRole('button', { name: 'Edit Alumni table' }).click()
  await page.getByLabel('Title').fill('Where they are now')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectTitle(page, 'Where they are now')
  await expect(page).toHaveURL(/\/pages\/where-they-are-now$/)
  await page.goto('/pages/alumni-table')
  await expect(page).toHaveURL(/\/pages\/where-they-are-now$/)
  await page.getByRole('button', { name: 'Edit Where they are now' }).click()
  const last = page.getByLabel('Address of the page')
  await expect(last).toHaveValue('where-they-are-now')
  await last.fill('Our alumni')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible()
  await last.fill('alumni')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/pages\/alumni$/)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary[aria-label="Team menu"]').click()
  await expect(menu.getByRole('link', { name: 'Where they are now' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Where they are now' }).click()
  await page.getByLabel('Not yet (draft)').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is a draft. Staff find it here.')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Where they are now', includeHidden: true })).toHaveCount(0)
  const hidden = page.getByRole('region', { name: 'Not shown to visitors now' }).getByRole('listitem')
  await hidden.getByRole('button', { name: /^Share/ }).click()
  const address = (await hidden.getByRole('link', { name: 'Private address' }).getAttribute('href')) ?? ''
  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  await visitor.goto(new URL(address, page.url()).href)
  await expect(visitor.getByRole('row')).toHaveCount(3)
  await expectAccessible(visitor)
  await elsewhere.close()

  await hidden.getByRole('button', { name: 'Delete Where they are now' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this page?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(hidden).toHaveCount(0)
})
