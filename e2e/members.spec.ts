import { expectTitle } from './pages.ts'
import { members, publications, site } from './sample-content.ts'
import { expect, test } from './site-test.ts'

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

test("the leader's page lists what the leader wrote, each leading to its page", async ({ page }) => {
  await page.goto(`/${site.leader.slug}`)
  const papers = page.getByRole('region', { name: 'Publications' })
  // How the sample content writes the leader, by initial and family name.
  const written = site.leader.name.replace(/^(\p{L})\p{L}* /u, '$1. ')
  await expect(papers.getByRole('listitem')).toHaveCount(
    publications.filter(({ authors }) => authors.includes(written)).length,
  )
  const title = await papers.getByRole('link').first().innerText()
  await papers.getByRole('link').first().click()
  await expectTitle(page, title)
})

for (const category of ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators']) {
  test(`${category} are grouped by subcategory, the longest there first, the undated last`, async ({
    page,
  }) => {
    await page.goto(`/team/${category}`)
    const ofCategory = members.filter((member) => member.category === category)
    const groups = new Set(ofCategory.map(({ subcategory }) => subcategory))
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
  const title = await papers.first().innerText()
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
