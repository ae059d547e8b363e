import { expect, test as base, type Page, type TestInfo } from '@playwright/test'
import { startOwnSite } from './own-site.ts'
import { readLog, serverNames } from './server-logs.ts'

/** What a browser said and asked for while a test ran. */
export interface Watched {
  /** Texts of console errors, warnings of hydration and exceptions. */
  problems: string[]
  /** Addresses of the GraphQL requests. */
  graphql: string[]
}

/**
 * Playwright's `test` with a watch on each page: a console error, an exception or a failed request of the site's own
 * fails the test that met it, and the servers' lines of that time are attached to a failure. Tests that only read share
 * one site; each worker of the others has a copy of its own.
 */
export const test = base.extend<{ watched: Watched; lines: undefined }, { siteUrl: string | undefined }>({
  siteUrl: [
    // Playwright reads from the first argument which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project, workerIndex }) => {
      if (project.name !== 'staff') {
        await use(undefined)
        return
      }
      const { url, stop } = await startOwnSite(`staff-${workerIndex}`)
      await use(url)
      await stop()
    },
    // The CMS starts meanwhile, beside the other worker's tests.
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: ({ siteUrl, baseURL }, use) => use(siteUrl ?? baseURL),
  // Playwright reads from the first argument which fixtures are needed.
  // oxlint-disable-next-line no-empty-pattern
  watched: ({}, use) => use({ problems: [], graphql: [] }),
  // A test that opens no page needs no browser.
  page: async ({ page, browserName, watched }, use, testInfo) => {
    watch(page, browserName, watched)
    await use(page)
    // Before a picture is taken: by WebDriver BiDi that puts a style element into the page, which the policy blocks with an error.
    const problems = [...watched.problems]
    if (problems.length > 0 || testInfo.status !== testInfo.expectedStatus)
      await attachPictures(page, testInfo)
    expect(problems, 'console errors and exceptions').toEqual([])
  },
  lines: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      const before = serverNames.map((name) => readLog(name).length)
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      for (const [index, name] of serverNames.entries()) {
        const body = readLog(name).slice(before[index])
        if (body !== '') await testInfo.attach(`${name}.log`, { body, contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
})

export { expect }

/** What each window showed when the test failed. */
async function attachPictures(page: Page, testInfo: TestInfo): Promise<void> {
  for (const [index, window] of page.context().pages().entries()) {
    const file = testInfo.outputPath(`test-failed-${index + 1}.png`)
    await window.screenshot({ path: file })
    await testInfo.attach('screenshot', { path: file, contentType: 'image/png' })
  }
}

/** Takes the browser's own lines about what was lost on the way from what the test is judged by. */
export function forgiveLost({ problems }: Watched): void {
  problems.splice(
    0,
    Infinity,
    ...problems.filter((problem) => !/net::ERR_|Check your connection/.test(problem)),
  )
}

/** How Firefox reports what was on its way when a page was left; other browsers do not. Some errors go without their words. */
const brokenOff =
  /^(TypeError: error loading dynamically imported module|Error: Unable to preload CSS|Image corrupt or truncated|Error$)/

function watch(page: Page, browserName: string, watched: Watched): void {
  const isBrokenOff = (text: string) => browserName === 'firefox' && brokenOff.test(text)
  page.on('console', (message) => {
    if (message.type() !== 'error' && !/hydrat/i.test(message.text())) return
    // Chromium reports the status of a page that is meant to be a 404.
    if (message.text().includes('the server responded with a status of 404')) {
      if (message.location().url === page.url()) return
    }
    // A refusal that staff are told of in words is reported by Chromium too.
    if (message.text().startsWith('Failed to load resource') && isStaffAddress(message.location().url)) return
    // Playwright's recorder reads the previews of chosen files, which the site's own scripts never do.
    if (message.text().startsWith("Connecting to 'blob:") || isBrokenOff(message.text())) return
    watched.problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    if (!isBrokenOff(String(error))) watched.problems.push(String(error))
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql')) watched.graphql.push(request.url())
  })
}

/** Where staff send things; visitors' questions begin with the same word. */
const isStaffAddress = (url: string): boolean =>
  URL.canParse(url) &&
  /^\/(staff\/|graphql\/(Create|Update|Delete|Restore|Order|Describe|Revert|Import|Undo|Staff))/.test(
    new URL(url).pathname,
  )
