import path from 'node:path'
import type { Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { expectNoOverflow } from '../layout-faults.ts'
import { registry } from '../registry.ts'
import { cmsEnvironment, openDatabase } from '../site-cms.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

const bibtex = String.raw`
@article{new2023,
  title = {Sensing with \ch{ZnO} and {\"o}ther films at 10$^3$ cycles},
  author = {M{\"u}ller, Eva and others},
  journal = {Sample Journal of Imports},
  year = {2023},
  pages = {12--19},
  file = {/home/somebody/paper.pdf}
}
@article{nojournal,
  title = {An entry without a journal},
  author = {Sample, M.},
  year = {2022}
}
@article{broken,
  title = {An entry that never ends
`

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator('> li')
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text })

/** Opens the import and reads a text. */
async function read(page: Page, text: string): Promise<void> {
  await openAsStaff(page, '/addPublication')
  await page.getByRole('tab', { name: 'Import' }).click()
  await page.getByLabel('Publications', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Read' }).click()
  await expect(entries(page).first()).toBeVisible()
}

test('what is read while an import is saved stays, with its text, and is not taken for what was saved', async ({
  page,
}) => {
  const article = (title: string) =>
    `@article{one, title={${title}}, author={Sample, M.}, journal={Sample Journal}, year={2020}}`
  await read(page, article('Saved slowly'))
  const letGo = await holdBack(page, '**/graphql/ImportPublications')
  await page.getByRole('button', { name: 'Import 1 publication' }).click()
  const source = page.getByLabel('Publications', { exact: true })
  const text = article('Read meanwhile')
  await source.fill(text)
  await page.getByRole('button', { name: 'Read' }).click()
  const other = page.locator('li', { hasText: 'Read meanwhile' })
  await expect(other).toBeVisible()
  letGo()
  const notice = page.getByRole('status').filter({ hasText: '1 publication added, 0 changed.' }).last()
  await expect(notice).toBeVisible()
  await expect(other.getByRole('checkbox')).toBeChecked()
  await expect(source).toHaveValue(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
  await expect(entries(page)).toHaveText([/Read meanwhile/])
})

test('every entry is seen before anything is saved; the chosen ones are saved, and taken back at once', async ({
  page,
}) => {
  await read(page, bibtex)
  const fresh = entry(page, 'new2023')
  await expect(fresh).toContainText('New')
  await expect(fresh).toContainText('Sensing with ZnO and öther films at 103 cycles')
  await expect(fresh).toContainText('Müller')
  await expect(fresh.getByRole('checkbox')).toBeChecked()
  // What cannot be saved says why, and is corrected in its place.
  const wrong = entry(page, 'nojournal')
  await expect(wrong).toContainText('Needs correcting')
  await expect(wrong.getByRole('checkbox')).toBeDisabled()
  await wrong.getByRole('button', { name: /^Edit/ }).click()
  await wrong.getByRole('textbox', { name: 'Journal' }).fill('Sample Journal of Corrections')
  await wrong.getByRole('button', { name: 'Take this' }).click()
  await expect(wrong.getByRole('checkbox')).toBeChecked()
  await expect(entry(page, 'broken')).toContainText('Needs correcting')

  await page.getByRole('button', { name: 'Import 2 publications' }).click()
  const notice = page.getByRole('status').filter({ hasText: '2 publications added, 0 changed.' }).last()
  await expect(notice).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/publications')
  const title = visitor.locator('main').getByText('Sensing with ZnO and öther films')
  await expect(title).toBeAttached()
  expect(await visitor.locator('main').textContent()).not.toMatch(/\\ch|others|\/home\//)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
  await visitor.reload()
  await expect(title).toHaveCount(0)

  // The entries are there again, as they were corrected, and can be saved once more.
  await expect(page.getByText('The entries of this import are here again.')).toBeFocused()
  await expect(page.getByText('2 publications added')).toHaveCount(0)
  await expect(fresh.getByRole('checkbox')).toBeChecked()
  await expect(wrong).toContainText('Sample Journal of Corrections')
  await page.getByRole('button', { name: 'Import 2 publications' }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 publications added')).toHaveCount(0)
  await expect(page.getByText('The entries of this import are here again.')).toBeFocused()
  // Told twice, it stands once.
  await expect(page.getByText('The import was taken back.')).toHaveCount(1)
})

test('an import that changed something is taken back, and can be done again', async ({ page, request }) => {
  const exported = await (await request.get('/publications.bib?year=2016')).text()
  await read(
    page,
    exported.replace('Hydrothermal growth', () => 'H$_2$O-assisted growth'),
  )
  const changed = entries(page).filter({ hasText: 'Changes one that is stored' })
  await expect(changed.locator('ins')).toContainText('H2O-assisted growth')
  await expect(changed.locator('ins sub').first()).toHaveText('2')
  const send = page.getByRole('button', { name: 'Import 1 publication' })
  const said = page.getByRole('status').filter({ hasText: '0 publications added, 1 changed.' }).last()
  for (const round of [1, 2]) {
    await test.step(`round ${String(round)}`, async () => {
      await send.click()
      await expect(said).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(send).toBeEnabled()
      await page.getByRole('button', { name: 'Close this message' }).click()
    })
  }
})

test('of a table whose columns nobody knows they are asked, and known the next time', async ({ page }) => {
  const table = 'Nimi;Tekijät;Vuosi;Lehti\nFilms of a table;Sample, J.;2021;Sample Journal\n'
  const ask = page.getByRole('form', { name: 'Which column is the title?' })
  await openAsStaff(page, '/addPublication#import')
  await page.getByLabel('Publications', { exact: true }).fill(table)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(ask.getByRole('heading')).toBeFocused()
  await expect(ask).toContainText('Films of a table')
  for (const [name, column] of [
    ['Nimi', 'Title'],
    ['Tekijät', 'Authors'],
    ['Vuosi', 'Year'],
    ['Lehti', 'Journal'],
  ] as const)
    await ask.getByRole('combobox', { name }).selectOption(column)
  await ask.getByRole('button', { name: 'Read the table' }).click()
  await expect(entry(page, 'Films of a table')).toContainText('J. Sample')
  await expect(entry(page, 'Films of a table')).toContainText('New')

  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(ask).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
  await ask.getByRole('button', { name: 'Read the table' }).click()
  await expect(page.getByText('1 entry: 1 new.')).toBeFocused()
})

test('a long list of DOIs is looked up by the server, goes on after a reload, and is imported', async ({
  page,
}) => {
  const dois = Array.from({ length: 60 }, (_, index) => `10.5555/registered.${String(index + 1)}`)
  registry.answerOnly(20)
  await openAsStaff(page, '/addPublication#import')
  await page.getByLabel('Publications', { exact: true }).fill(dois.join('\n'))
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  const progress = page.getByRole('progressbar', { name: 'Papers that have been looked up' })
  await expect(page.getByText('20 of 60 looked up.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('20 of 60 looked up.')).toBeVisible()
  await expect(progress).toHaveJSProperty('value', 20)

  registry.goOn()
  await expect(page.getByText('60 entries: 60 new.')).toBeVisible()
  await expect(progress).toHaveCount(0)
  await expect(entry(page, 'A registered paper 60')).toContainText('Registered')
  await page.getByRole('button', { name: 'Import 60 publications' }).click()
  await expect(page.getByText('60 publications added, 0 changed.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
})

test('a paper whose DOI nobody could be asked about is entered by hand', async ({ page }) => {
  await read(page, '10.5555/offline.1')
  const one = entry(page, '10.5555/offline.1')
  await expect(one).toContainText('Needs correcting')
  await one.getByRole('button', { name: 'Edit' }).click()
  await expect(one.getByLabel('DOI', { exact: true })).toHaveValue('10.5555/offline.1')
  await one.getByLabel(/^Title/).fill('Entered without a line')
  await one.getByLabel(/^Journal/).fill('Sample Journal of Imports')
  await one.getByLabel(/^Year/).fill('2024')
  await one.getByRole('button', { name: 'Take this' }).click()
  await expect(entry(page, 'Entered without a line')).toContainText('New')
  await page.getByRole('button', { name: 'Import 1 publication' }).click()
  await expect(page.getByText('1 publication added, 0 changed.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
})

test('after the reading the focus is on its result', async ({ page }) => {
  await openAsStaff(page, '/addPublication#import')
  await page.getByLabel('Publications', { exact: true }).fill(bibtex)
  await page.getByRole('button', { name: 'Read' }).press('Enter')
  await expect(page.getByText(/^3 entries: /)).toBeFocused()
})

test('what cannot be read is said where it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAsStaff(page, '/addPublication#import')
  await page.getByLabel('Publications', { exact: true }).fill('Nothing that anybody could read')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  const refusal = page.getByRole('alert').filter({ hasText: /./ })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport({ ratio: 1 })
})

test('on a phone an entry keeps to the page, whatever its words, and its form takes the whole width', async ({
  page,
}) => {
  const long = `Poly(3,4-${'ethylenedioxy'.repeat(4)}thiophene)`
  const others = Array.from(
    { length: 25 },
    (_, index) => `@misc{m${String(index)}, title={Of many}, year=2020}`,
  )
  await read(page, [`@misc{long, title={${long}}, year=2020}`, ...others].join('\n'))
  for (const item of await entries(page).all()) await item.scrollIntoViewIfNeeded()
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoOverflow(page)
  const title = entries(page).first().getByText(long)
  const [room, wanted] = await title.evaluate((element) => [element.clientWidth, element.scrollWidth])
  expect(wanted).toBe(room)
  await page.getByRole('button', { name: `Edit ${long}` }).click()
  const field = await entries(page).first().getByRole('textbox', { name: 'Title' }).boundingBox()
  expect(field?.width).toBeGreaterThan(250)
})

test('a file that is no text, or too large, is refused with the reason', async ({ page }) => {
  await openAsStaff(page, '/addPublication#import')
  const text = page.getByLabel('Publications', { exact: true })
  await text.fill('10.5555/typed')
  await page
    .getByLabel('Or choose files')
    .setInputFiles([
      picture('photo.png'),
      { name: 'huge.bib', mimeType: 'text/plain', buffer: Buffer.alloc(8_000_001, '% ') },
      { name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from('10.5555/dropped') },
    ])
  const alert = page.getByRole('alert').filter({ hasText: 'photo.png' })
  await expect(alert).toContainText('photo.png is not a text file.')
  await expect(alert).toContainText('huge.bib is larger than 8 MB. Divide it and import its parts.')
  await expect(text).toHaveValue('10.5555/typed\n\n10.5555/dropped')
})

test('the same file twice adds nothing', async ({ page, request }) => {
  const exported = await (await request.get('/publications.bib?year=2016')).text()
  await read(page, exported)
  await expect(entries(page).getByText('Stored already')).toHaveCount(await entries(page).count())
  await expect(page.getByRole('button', { name: 'Import 0 publications' })).toBeDisabled()
})

test('the tabs are reached by arrow keys, and the text survives a reload', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByRole('tab', { name: 'One publication' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Import' })).toBeFocused()
  await page.getByLabel('Publications', { exact: true }).fill('10.5555/kept')
  await page.reload()
  await expect(page.getByLabel('Publications', { exact: true })).toHaveValue('10.5555/kept')
})

test('what was found waits in the inbox: it is taken with one press, or never asked about again', async ({
  page,
}) => {
  const found = (doi: string, title: string) => ({
    key: `doi ${doi}`,
    item: {
      type: 'journal-article',
      title,
      author: [{ given: 'Ida', family: 'Found' }],
      'container-title': 'Sample Journal of Findings',
      issued: { 'date-parts': [[2021]] },
      DOI: doi,
    },
  })
  const database = openDatabase(path.join(cmsEnvironment()['DATA_DIR'] ?? '', 'cms.sqlite'))
  const put = database.prepare(
    "INSERT INTO inbox_items (key, state, source, item, found_at) VALUES (?, 'waiting', 'ORCID record of Ida Found', ?, 0)",
  )
  for (const { key, item } of [
    found('10.5555/wanted', 'A finding that is taken'),
    found('10.5555/unwanted', 'A finding that nobody wants'),
  ])
    put.run(key, JSON.stringify(item))
  database.close()

  await openAsStaff(page, '/add')
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'OpenAlex' })).toContainText('OPENALEX_KEY')
  await expect(page.getByRole('listitem').filter({ hasText: 'Zotero' })).toContainText('ZOTERO_GROUP')
  await expect(entry(page, 'A finding that is taken')).toContainText('ORCID record of Ida Found')
  const never = page.getByRole('button', { name: 'Never ask again about A finding that nobody wants' })
  await never.click()
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page)).toHaveCount(2)
  await never.click()
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Take A finding that is taken' }).click()
  await expect(page.getByText('1 publication added, 0 changed.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing waits.')).toBeVisible()
  await page.goto('/publications?q=finding')
  await expect(page.getByRole('link', { name: 'A finding that is taken' })).toBeVisible()
})
