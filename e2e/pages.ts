import { expect, type Page } from '@playwright/test'
import { site } from './sample-content.ts'

/** Every address that shows a page, and its title; in the spelling that the group's site has always had. */
export const pages: [path: string, title: string][] = [
  ['/', 'Welcome'],
  ['/team', 'Meet the team'],
  [`/${site.leader.slug}`, `Dr. ${site.leader.name}`],
  ['/team/presentGroupMembers', 'Present Group Members'],
  ['/team/pastGroupMembers', 'Our Alumini'],
  ['/team/researchCollaborators', 'Research Collaborators'],
  ['/event', 'Events'],
  ['/events/achievements', 'Achievements'],
  ['/events/icube', 'I3 Series and Guest Lectures'],
  ['/events/celebrations', 'Celebrations'],
  ['/news', 'News'],
  ['/facilities', 'Facilities'],
  ['/updates', 'Updates'],
  ['/publications', 'Publications'],
  ['/references', 'Reference list'],
  ['/search', 'Search'],
  ['/contact', 'Contact'],
  ['/gallery', 'Gallery'],
  ['/more', 'More'],
  ['/profile', 'Profile'],
  ['/researchIntrest', 'Research Intrests'],
  ['/pages/open-positions', 'Open positions'],
  ['/pages/funded-projects', 'Funded projects'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
]

/** The pages that search engines shall not show. Of two the texts are not among the samples; the others have what other pages have. */
export const unindexed: readonly string[] = ['/more', '/profile', '/references', '/search']

/** Gives the sign of somebody who is about to use a menu, and waits until React has taken the page over. */
export async function awake(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.locator('nav summary').first().dispatchEvent('pointerdown')
  await page.locator('html[data-awake]').waitFor()
}

/** The page's own heading; the banner shows it in capitals by its style. */
export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** The addresses of the papers' pages, by their titles as they are read, in the order of the list. */
export async function paperPages(page: Page): Promise<Map<string, string>> {
  await page.goto('/publications')
  const links = await page
    .locator('main details h3 a')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent.normalize('NFKC'), link.getAttribute('href') ?? ''] as const),
    )
  return new Map(links)
}
