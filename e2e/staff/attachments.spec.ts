import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/root.ts'
import { paperPages } from '../pages.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

const pdf = {
  name: 'Accepted manuscript, final.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

const nextYear = new Date().getUTCFullYear() + 1

test('a manuscript is kept back until its embargo ends, then it is the PDF of the paper', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [, address = ''] = (await paperPages(page)).values()
  await openAsStaff(page, address)
  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  const form = page.locator('main form')
  await form.getByText('Own PDFs').click()
  await form.getByLabel('Accepted manuscript', { exact: true }).last().setInputFiles(pdf)
  await form.getByRole('textbox', { name: 'Available from' }).fill(`01/05/${String(nextYear)}`)
  await form.getByLabel('Licence of the manuscript').fill('CC BY 4.0')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Accepted manuscript: available from 1 May ${String(nextYear)}`)).toBeVisible()
  const path = `${new URL(page.url()).pathname}/manuscript.pdf`

  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const refused = await stranger.get(path)
  expect([refused.status(), await refused.text()]).toEqual([
    403,
    `This file is available from ${String(nextYear)}-05-01.`,
  ])
  expect((await page.request.get(path)).status()).toBe(200)
  await expect(page.locator('meta[name=citation_pdf_url]')).toHaveCount(0)

  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  await form.getByText('Own PDFs').click()
  await expect(form.getByRole('link', { name: 'The present file' })).toHaveAttribute('href', path)
  await form.getByRole('textbox', { name: 'Available from' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Accepted manuscript (PDF, 1 kB)' })).toHaveAttribute(
    'href',
    path,
  )
  await page.reload()
  await expect(page.locator('meta[name=citation_pdf_url]')).toHaveAttribute('content', new RegExp(`${path}$`))
  const answer = await stranger.get(path)
  expect(await answer.body()).toEqual(pdf.buffer)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  await form.getByText('Own PDFs').click()
  await form.getByRole('button', { name: 'Remove: Accepted manuscript' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect((await stranger.get(path)).status()).toBe(404)
  await stranger.dispose()
})

test('what is no PDF is refused beside its field, and nothing that was typed is lost', async ({ page }) => {
  const [, , address = ''] = (await paperPages(page)).values()
  await openAsStaff(page, address)
  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  const form = page.locator('main form')
  await form.getByText('Own PDFs').click()
  await form
    .getByLabel('Poster', { exact: true })
    .last()
    .setInputFiles({ ...pdf, buffer: Buffer.from('<script>alert(1)</script>') })
  await form.getByLabel('Title').fill('A title typed beside a wrong file')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Only PDF files can be uploaded here.').first()).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue('A title typed beside a wrong file')
})

test('the image of a paper is shown with it, in lists, and where its address is passed on', async ({
  page,
}) => {
  const [, , , [title, address] = ['', '']] = await paperPages(page)
  await openAsStaff(page, address)
  const shown = page.locator('main').getByRole('img', { name: 'Response to hydrogen' })
  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  const form = page.locator('main form')
  await form.locator('summary').getByText('Image').click()
  // Large enough to be shown where the address is passed on.
  const buffer = readFileSync(inRoot('cms/seed/images/facilities/four-probe-station.jpg'))
  await form
    .locator('input[name=image]')
    .setInputFiles({ ...picture('response.jpg'), mimeType: 'image/jpeg', buffer })
  await form.getByLabel('Alternative text').fill('Response to hydrogen')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(shown).toBeVisible()
  await page.reload()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /response\.jpg$/)
  await page.goto(`/publications?q=${encodeURIComponent(`"${title}"`)}`)
  await expect(shown).toBeVisible()

  await page.goto(address)
  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  await form.locator('summary').getByText('Image').click()
  await form.getByRole('button', { name: 'Remove the image' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(shown).toHaveCount(0)
})
