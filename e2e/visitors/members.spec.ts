import { expectTitle } from '../pages.ts'
import { members, plain, publications, site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('four cards lead to the leader and the three kinds of members', async ({ page }) => {
  await page.goto('/team')
  const links = page.locator('main').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/${site.leader.slug}`,
    '/team/presentGroupMembers',
    '/team/pastGroupMembers',
    '/team/researchCollaborators',
  ])
})

test("the leader's page tells who leads the group", async ({ page }) => {
  await page.goto(`/${site.leader.slug}`)
  await expectTitle(page, `Dr. ${site.leader.name}`)
  await expect(page.getByText(site.leader.title, { exact: true })).toBeVisible()
})

test("the leader's page names selected papers, each leading to its page, and leads to all of them by year", async ({
  page,
}) => {
  await page.goto(`/${site.leader.slug}`)
  const papers = page.getByRole('region', { name: 'Selected publications' })
  // How the sample content writes the leader, by initial and family name.
  const written = site.leader.name.replace(/^(\p{L})\p{L}* /u, '$1. ')
  const all = publications.filter(({ authors }) => authors.includes(written))
  await expect(papers.getByRole('listitem')).toHaveCount(6)
  const titles = await papers.getByRole('listitem').locator('a').first().allInnerTexts()
  await papers.getByRole('link').first().click()
  await expectTitle(page, titles[0] ?? '')
  await page.goBack()
  for (const { title } of all.filter(({ highlighted }) => highlighted))
    await expect(papers.getByText(plain(title))).toBeVisible()
  await papers.getByRole('link', { name: `All ${String(all.length)} publications, by year` }).click()
  await expect(page.getByRole('status').first()).toHaveText(`${String(all.length)} publications found`)
  await expect(page.getByLabel('Member')).toHaveValue(site.leader.slug)
})

for (const category of ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators']) {
  test(`${category} are grouped by subcategory, the longest there first, the undated last`, async ({
    page,
  }) => {
    await page.goto(`/team/${category}`)
    const ofCategory = members.filter((member) => member.category === category)
    const groups = new Set(ofCategory.map(({ subcategory }) => subcategory))
    const order = site.subcategoryOrder.split('\n').filter((subcategory) => groups.has(subcategory))
    expect((await page.locator('main h2').allInnerTexts()).slice(0, order.length)).toEqual(order)
    for (const subcategory of groups) {
      if (subcategory === undefined) continue
      const expected = ofCategory
        .filter((member) => member.subcategory === subcategory)
        .map((member, index) => ({ ...member, index }))
        .sort((a, b) => (a.joiningDate ?? '9999').localeCompare(b.joiningDate ?? '9999') || a.index - b.index)
        .map(({ joiningDate }) => joiningDate ?? 'none')
      const group = page.getByRole('region', { name: subcategory, exact: true })
      await expect(group.getByRole('listitem')).toHaveCount(expected.length)
      const names = await group.getByRole('listitem').allInnerTexts()
      const shown = names.map((text) => {
        const member = ofCategory.find(({ name }) => text.includes(name))
        return member?.joiningDate ?? 'none'
      })
      expect(shown).toEqual(expected)
    }
  })
}

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`members stand in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/team/presentGroupMembers')
    const most = await page
      .locator('main section ul')
      .evaluateAll((lists) =>
        Math.max(
          ...lists.map(
            (list) =>
              new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().left))).size,
          ),
        ),
      )
    expect(most).toBe(columns)
  })
}

test('a card names the role, the years and what came next for an alumnus, below a portrait of 4 : 5', async ({
  page,
}) => {
  await page.goto('/team/pastGroupMembers')
  const alumnus = members.find(({ nextPosition, leavingDate }) => nextPosition && leavingDate)
  const card = (name = '') =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  const { joiningDate = '', leavingDate = '', nextPosition = '' } = alumnus ?? {}
  await expect(card(alumnus?.name)).toContainText(`Next position: ${nextPosition}`)
  await expect(card(alumnus?.name)).toContainText(`${joiningDate.slice(0, 4)}–${leavingDate.slice(0, 4)}`)
  const face = await card(alumnus?.name).getByRole('img').boundingBox()
  expect(Math.round(face?.width ?? 0)).toBe(220)
  expect(Math.round(face?.height ?? 0)).toBe(275)
  await page.goto('/team/presentGroupMembers')
  const scholar = members.find(
    ({ subcategory, joiningDate }) => subcategory === 'Research Scholars' && joiningDate,
  )
  await expect(card(scholar?.name)).toContainText('Research Scholar')
  await expect(card(scholar?.name)).toContainText(`Joined ${scholar?.joiningDate?.slice(0, 4) ?? ''}`)
  // The face leads where the name leads.
  await card(scholar?.name).getByRole('img').scrollIntoViewIfNeeded()
  const portrait = await card(scholar?.name).getByRole('img').boundingBox()
  await page.mouse.click((portrait?.x ?? 0) + 100, (portrait?.y ?? 0) + 100)
  await expectTitle(page, scholar?.name ?? '')
})

test('a member’s page tells who it is, and leads to what they wrote', async ({ page }) => {
  const alumnus = members.find(({ thesisTitle, nextPosition, orcid }) => thesisTitle && nextPosition && orcid)
  if (!alumnus)
    throw new Error('The sample content must have an alumnus with thesis, next position and ORCID iD.')
  await page.goto(`/team/${alumnus.category}`)
  await page.getByRole('link', { name: alumnus.name, exact: true }).click()
  await expectTitle(page, alumnus.name)
  const facts = page.getByRole('complementary')
  for (const text of [alumnus.thesisTitle, alumnus.nextPosition, alumnus.subcategory]) {
    await expect(facts).toContainText(text ?? '')
  }
  await expect(facts.getByRole('link', { name: alumnus.orcid ?? '' })).toHaveAttribute(
    'href',
    `https://orcid.org/${alumnus.orcid ?? ''}`,
  )
  const papers = page.getByRole('region', { name: 'Publications' }).getByRole('link')
  const title = (await papers.first().textContent()) ?? ''
  await papers.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a member is called what one is, not what several are', async ({ page }) => {
  const scholar = members.find(({ subcategory }) => subcategory === 'Research Scholars')
  await page.goto('/team/presentGroupMembers')
  await page.getByRole('link', { name: scholar?.name ?? '', exact: true }).click()
  await expect(page.getByRole('complementary').getByText('Research Scholar', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /, Research Scholar, /)
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data).toContain('"jobTitle":"Research Scholar"')
})

test('formulas on the cards of a team are set, not spelled', async ({ page }) => {
  const formula = /[₀-₉]/
  const expert = members.find(({ description }) => formula.test(description ?? ''))
  if (!expert) throw new Error('The sample content must have a member whose description has a formula.')
  await page.goto(`/team/${expert.category}`)
  const card = page.locator('main li', { hasText: expert.name })
  await expect(card.locator('sub').first()).toBeVisible()
  await expect(card).not.toContainText(formula)
})
