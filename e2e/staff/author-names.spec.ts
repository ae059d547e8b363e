import type { Page } from '@playwright/test'
import { members, publications, site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { learnNothing, openAsStaff } from '../staff.ts'

// Two members of the sample content can be this author, and none has it as an alias.
const name = 'S. Placeholder'
const candidates = members.map((member) => member.name).filter((one) => /\bS\w+ Placeholder$/.test(one))
const papers = publications.filter(({ authors }) => authors.includes(name))

const item = (page: Page) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })
const choice = (page: Page, member: string) =>
  item(page).getByRole('button', { name: `This is ${member}`, exact: true })

test('a name that two members can have waits with its publications for somebody who says whose it is', async ({
  page,
}) => {
  const [chosen = '', other = ''] = candidates
  expect(candidates).toHaveLength(2)
  await openAsStaff(page, '/addMembers')
  await page.getByRole('main').getByRole('link', { name: 'Author names' }).click()
  await expect(item(page)).toContainText(`An author of ${String(papers.length)} publications`)
  await expect(choice(page, other)).toBeVisible()
  await expect(item(page).getByRole('link', { name: other, exact: true })).toBeVisible()

  await choice(page, chosen).press('Enter')
  await expect(page.getByRole('status').getByText(`${name} is ${chosen} from now on.`)).toBeVisible()
  await expect(item(page)).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.getByRole('status').getByRole('link', { name: 'Publications' }).click()
  await expect(
    page.getByRole('region', { name: 'Publications' }).getByRole('link', {
      name: `All ${String(papers.length)} publications`,
    }),
  ).toBeVisible()

  await page.goto('/addAuthorNames')
  await expect(page.getByText('Every author’s name is clear')).toBeVisible()
})

test('what was chosen by mistake is taken back', async ({ page }) => {
  const [chosen = ''] = candidates
  await openAsStaff(page, '/addMembers')
  await removeAlias(page, chosen)
  await page.goto('/addAuthorNames')
  await choice(page, chosen).click()
  await expect(item(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').getByText(`${name} is no alias of ${chosen} any more.`)).toBeVisible()
  await expect(choice(page, chosen)).toBeVisible()
})

test('a choice over a newer version of the member is refused, and the list is of this moment again', async ({
  page,
}) => {
  const [chosen = ''] = candidates
  await learnNothing(page)
  await openAsStaff(page, '/addAuthorNames')
  await expect(choice(page, chosen)).toBeVisible()
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/addMembers')
  await saveMember(elsewhere, chosen, async (form) => {
    await form.getByLabel('Description').fill('Changed in the meantime')
  })
  await choice(page, chosen).click()
  await expect(page.getByText(/Somebody has changed this member in the meantime/)).toBeVisible()
  await expect(choice(page, chosen)).toBeEnabled()
})

test('a name that the leader can have too is decided by the leader’s aliases in the site settings', async ({
  page,
}) => {
  const [given = '', family = ''] = site.leader.name.split(' ')
  const written = `${given.charAt(0)}. ${family}`
  const namesake = `${given.charAt(0)}ira ${family}`
  await openAsStaff(page, '/addMembers')
  await page.getByRole('button', { name: 'Add Member' }).click()
  const form = page.getByRole('dialog', { name: 'Add Member' })
  await form.getByLabel('Name').fill(namesake)
  await form.getByRole('button', { name: 'Add Member' }).click()
  await expect(form).toHaveCount(0)

  await page.goto('/addAuthorNames')
  const waiting = page.getByRole('group', { name: written, exact: true })
  await expect(waiting.getByRole('button', { name: `This is ${namesake}` })).toBeVisible()
  await waiting.getByRole('link', { name: `Dr. ${site.leader.name}` }).click()
  const leader = page.getByRole('region', { name: 'Leader', exact: true })
  await leader.getByLabel('Aliases').fill(written)
  await leader.getByRole('button', { name: 'Add alias' }).click()
  await leader.getByRole('button', { name: 'Save' }).click()
  await expect(leader.getByText('Leader: saved.')).toBeVisible()

  await page.goto('/addAuthorNames')
  await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: written, exact: true })).toHaveCount(0)
  await page.goto(`/${site.leader.slug}`)
  const count = publications.filter(({ authors }) => authors.includes(written)).length
  await expect(
    page.getByRole('region', { name: 'Publications' }).getByRole('link', {
      name: `All ${String(count)} publications`,
    }),
  ).toBeVisible()
  await page.goto('/addSettings')
  await leader.getByRole('button', { name: `Remove ${written}` }).click()
  await leader.getByRole('button', { name: 'Save' }).click()
  await expect(leader.getByText('Leader: saved.')).toBeVisible()
  await page.goto('/addMembers')
  await page.getByRole('button', { name: `Delete ${namesake}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: `Delete ${namesake}` })).toHaveCount(0)
})

/** Opens a member's form at the staff page, changes something and saves. */
async function saveMember(
  page: Page,
  member: string,
  change: (form: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  const category = members.find((one) => one.name === member)?.category ?? ''
  await page.getByLabel('Category').selectOption(category)
  await page.getByRole('button', { name: `Edit ${member}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Member' })
  await change(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
}

const removeAlias = (page: Page, member: string) =>
  saveMember(page, member, async (form) => {
    await form.getByText('As an author').click()
    await form.getByRole('button', { name: `Remove ${name}` }).click()
  })
