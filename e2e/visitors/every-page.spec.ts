import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothColours } from '../axe.ts'
import { expectNoOverflow } from '../layout-faults.ts'
import { expectNoShift } from '../layout-shifts.ts'
import { awake, expectTitle, pages, paperPages, unindexed } from '../pages.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

// Each page is opened once, and looked at in all these ways.

// A colour in transition has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, title] of pages) {
  test(`${path} comes whole, says what it is, wakes, and is for everybody`, async ({
    page,
    request,
    watched,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await test.step('says what it is', () => expectDescribed(page, request, path, title))
    await test.step('comes whole', () => expectWhole(page))
    await test.step('wakes without asking for its data', async () => {
      await awake(page)
      await expect(page).toHaveTitle(`${title} · ${site.groupName}`)
      expect(watched.graphql).toEqual([])
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    })
    await test.step('stands still', () => expectNoShift(page))
    await test.step('is for everybody', () => expectForEverybody(page))
  })
}

for (const path of ['/add', '/no/such/page', 'the page of a paper']) {
  test(`${path} comes whole, wakes, and is for everybody`, async ({ page }) => {
    const [paper = ''] = path.startsWith('/') ? [path] : (await paperPages(page)).values()
    await page.goto(paper)
    await expectWhole(page)
    await awake(page)
    await expectForEverybody(page)
  })
}

/** Once each, to search engines and to previews. */
async function expectDescribed(
  page: Page,
  request: APIRequestContext,
  path: string,
  title: string,
): Promise<void> {
  await expectTitle(page, title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  await expect(page.locator('title:not(svg *)')).toHaveCount(1)
  const address = new URL(path, page.url()).href
  for (const [name, attribute, value] of [
    ['meta[name=description]', 'content', /\S/],
    ['link[rel=canonical]', 'href', address],
    ['meta[property="og:title"]', 'content', title],
    ['meta[property="og:type"]', 'content', /\S/],
    ['meta[property="og:url"]', 'content', address],
    ['meta[property="og:description"]', 'content', /\S/],
    ['meta[property="og:image:width"]', 'content', /^[1-9]/],
    ['meta[property="og:image:height"]', 'content', /^[1-9]/],
    ['meta[property="og:image:alt"]', 'content', /\S/],
  ] as const) {
    await expect(page.locator(name), name).toHaveCount(1)
    await expect(page.locator(name)).toHaveAttribute(attribute, value)
  }
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(image ?? '')).headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)

  const data = page.locator('script[type="application/ld+json"]')
  if (unindexed.includes(path)) {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(data).toHaveCount(0)
    return
  }
  const graph = JSON.parse((await data.textContent()) ?? '') as {
    '@context': string
    '@graph': Record<string, unknown>[]
  }
  expect(graph['@context']).toBe('https://schema.org')
  expect(graph['@graph'].length).toBeGreaterThan(0)
  for (const thing of graph['@graph']) {
    expect(thing['@type']).toMatch(/\S/)
    if (thing['@type'] === 'Event') {
      expect(thing).toMatchObject({
        name: expect.stringMatching(/./),
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        location: { '@type': 'Place' },
      })
    }
  }
}

/** Before any script: every image has its words and its size, and every rule stands in the page that it needs. */
async function expectWhole(page: Page): Promise<void> {
  const { incomplete, sheets, missing, leftOut } = await page.evaluate(incompleteParts)
  expect(incomplete).toEqual([])
  expect(sheets).toBe(0)
  expect(missing).toEqual([])
  expect(leftOut).toBeGreaterThan(200)
}

/** See {@link incompleteParts}. */
interface IncompleteParts {
  incomplete: string[]
  sheets: number
  missing: string[]
  leftOut: number
}

/**
 * The images without words or size; how many style sheets are asked for; and the rules of the whole sheet that the page's own
 * lacks, whatever its width, its colours and its states, and how many it leaves out. Runs in the page, and looks at the HTML as
 * it is sent: a page may be awake already.
 */
async function incompleteParts(): Promise<IncompleteParts> {
  const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
  const sheetOf = (css: string) => new CSSStyleSheet().replace(css)
  /** A sheet's rules with what stands around them, and the selectors without states and parts of an element. */
  const rulesIn = (list: CSSRuleList, around = ''): { selector: string; text: string }[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText
          .replace(/(^|[\s>+~,])(?=:)/g, '$1*')
          .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '')
        return [{ selector, text: around + rule.cssText }]
      }
      if (rule instanceof CSSGroupingRule)
        return rulesIn(rule.cssRules, `${around}${rule.cssText.split('{')[0] ?? ''} `)
      return []
    })
  const state = JSON.parse(sent.getElementById('state')?.textContent ?? '') as { sheet: string }
  const whole = await sheetOf(await (await fetch(state.sheet)).text())
  const inline = await sheetOf(sent.querySelector('style')?.textContent ?? '')
  const known = new Set(rulesIn(inline.cssRules).map(({ text }) => text))
  const all = rulesIn(whole.cssRules)
  return {
    incomplete: [...sent.images]
      .filter((image) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)))
      .map(({ outerHTML }) => outerHTML),
    sheets: sent.querySelectorAll('link[rel=stylesheet]').length,
    leftOut: all.length - known.size,
    missing: all
      .filter(({ selector, text }) => sent.querySelector(selector) && !known.has(text))
      .map(({ text }) => text),
  }
}

/** In light and dark colours, and at each width, where nothing is wider than the window. */
async function expectForEverybody(page: Page): Promise<void> {
  await expectAccessibleInBothColours(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [768, 1024, 320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await test.step(`${String(width)} px`, () => expectNoOverflow(page))
  }
  await test.step('telephone', () => expectAccessible(page))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is readable, with the same words, links and pictures', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const withScripts = await context.newPage()
    for (const [path, title] of pages)
      await test.step(path, async () => {
        await page.goto(path)
        await expectTitle(page, title)
        await expect(page.getByRole('link', { name: 'Facilities' }).first()).toBeVisible()
        // Something moves there.
        if (['/', '/gallery', '/news'].includes(path)) return
        await withScripts.goto(path)
        const main = [page, withScripts].map((each) => each.locator('main'))
        // Not `innerText`: what is far below the window has none until a frame has been drawn.
        const [plain, scripted] = await Promise.all(main.map((each) => each.textContent()))
        expect(plain).toBe(scripted)
        for (const part of ['a[href]', 'img']) {
          const [fewer, more] = await Promise.all(main.map((each) => each.locator(part).count()))
          expect(fewer, part).toBe(more)
        }
      })
    await context.close()
  })
})
