import { test as unwatched, type Page, type Route } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { awake, expectTitle } from '../pages.ts'
import { expect, test } from '../site-test.ts'

/** Names of the scripts that a page has fetched, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name !== undefined) names.push(name)
  })
  return names
}

const editControl = (page: Page) => page.getByRole('button', { name: /^Edit / }).first()
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Staff password' })

test('a page of text costs a few kB of JavaScript until somebody needs more', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'E-mail' }).hover()
  await page.mouse.wheel(0, 500)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const loader = await page.locator('script[type=module]').allTextContents()
  expect(loader).toHaveLength(1)
  expect(loader.join('').length).toBeLessThan(5000)
  await awake(page)
  expect(scripts).toContain('react')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Facilities' }).click()
  await expectTitle(page, 'Facilities')
  expect(scripts).not.toContain('apollo')
})

test('a link leads to its page before anything else is fetched', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expectTitle(page, 'Welcome')
  expect(scripts).not.toContain('react')
})

test('a click on an edit control that sleeps asks for the password', async ({ page }) => {
  await page.goto('/facilities')
  await editControl(page).click()
  await expect(passwordDialog(page)).toBeVisible()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} on an edit control that sleeps asks for the password`, async ({ page }) => {
    await page.goto('/facilities')
    await editControl(page).focus()
    await page.keyboard.press(key)
    await expect(passwordDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editControl(page)).toBeFocused()
  })
}

test('a click beside every button does not take back the one before', async ({ page }) => {
  const wake = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/facilities')
  await editControl(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  wake()
  await expect(passwordDialog(page)).toBeVisible()
})

test('what somebody reads or presses stays where it is when the page wakes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const wake = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/publications')
  const read = page.locator('main li h3:visible').last()
  // At once, so that the rows in between are left out.
  await read.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const placeOf = async () => Math.round((await read.boundingBox())?.y ?? NaN)
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect(read).toBeInViewport()
  const [place, height] = [await placeOf(), await heightOf()]
  await page.getByRole('searchbox').first().dispatchEvent('pointerover')
  wake()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  expect(await heightOf()).not.toBe(height)
  // A part of a pixel is rounded away.
  expect(Math.abs((await placeOf()) - place)).toBeLessThan(2)
})

test('Back to a page that this one was opened from shows it, also after a reload', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Facilities' }).click()
  await expectTitle(page, 'Facilities')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expectTitle(page, 'Contact')
  await awake(page)
  await expectTitle(page, 'Contact')
})

test('a form that is sent while the page wakes is not lost', async ({ page, watched }) => {
  // What Firefox does with scripts on their way when a page is left.
  await page.route('**/assets/*.js', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )
  await page.goto('/publications')
  await page.getByLabel('Search', { exact: true }).fill('nanorods')
  const lookedFor = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.route('**/publications?*', async (route) => {
    await lookedFor
    await route.continue()
  })
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\?q=nanorods/)
  // The browser's own lines about the scripts.
  watched.problems.length = 0
})

/** Addresses of the pages that are asked for from now on. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Does the parts of a click, each after the page could not be woken by the one before. */
async function tryToWake(page: Page, parts: ('hover' | 'down' | 'up')[]): Promise<void> {
  for (const part of parts) {
    const failed = page.waitForEvent('pageerror')
    await (part === 'hover' ? editControl(page).hover() : page.mouse[part]())
    await failed
  }
}

const hindrances: [what: string, files: string, answer: (route: Route) => Promise<void>][] = [
  ['there is no connection', '*.js', (route) => route.abort()],
  ['the site restarts', '*.js', (route) => route.fulfill({ status: 503 })],
  ['its style sheet does not come', '*.css', (route) => route.abort()],
]
// Without the watch on the console: the browser rightly reports what these tests break.
for (const [what, files, answer] of hindrances) {
  unwatched(`a page that is clicked while ${what} stays, and wakes at the next click`, async ({ page }) => {
    await page.goto('/facilities')
    const asked = pagesAsked(page)
    await page.route(`**/assets/${files}`, answer)
    await tryToWake(page, ['hover', 'down', 'up'])
    await page.unrouteAll()
    await editControl(page).click()
    await expect(passwordDialog(page)).toBeVisible()
    expect(asked).toEqual([])
  })
}

/**
 * As if a new build took away every script that the present page has not fetched yet.
 * @returns addresses of the pages that are asked for afterwards
 */
async function newBuild(page: Page): Promise<string[]> {
  const asked = pagesAsked(page)
  await page.route('**/assets/*.{js,css}', (route) =>
    asked.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return asked
}

unwatched('a page whose scripts are gone is loaded anew for a click, never by itself', async ({ page }) => {
  await page.goto('/facilities')
  const asked = await newBuild(page)
  await tryToWake(page, ['hover', 'down'])
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const loaded = page.waitForEvent('load')
  await page.mouse.up()
  await loaded
  await editControl(page).click()
  await expect(passwordDialog(page)).toBeVisible()
  expect(asked).toEqual(['/facilities'])
})

unwatched('a link whose script is gone leads there all the same', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  const asked = await newBuild(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Facilities' }).click()
  await loaded
  await expectTitle(page, 'Facilities')
  expect(asked).toEqual(['/facilities'])
})

unwatched('what moves starts where the browser keeps nothing for the site', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The browser keeps nothing for this site.', 'SecurityError')
      },
    })
  })
  await page.goto('/gallery')
  await expect(page.locator('section[aria-roledescription=carousel]')).toHaveAttribute('data-active', '')
})

test.describe('a carousel that sleeps', () => {
  // Nothing but what is pressed leads on.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, act, index] of [
    ['/', 'next', 1],
    ['/gallery', 'dot', 2],
    ['/gallery', 'ArrowRight', 1],
  ] as const) {
    test(`shows the image of ${act} on ${path}`, async ({ page }) => {
      await page.goto(path)
      if (act === 'next') await page.getByRole('button', { name: 'Next image' }).click()
      else if (act === 'dot') await page.getByRole('button', { name: 'Show image 3 of' }).click()
      else await page.keyboard.press(act)
      await expect(page.locator('[aria-roledescription=slide]').nth(index)).toHaveAttribute(
        'data-selected',
        '',
      )
    })
  }

  for (const act of ['click', 'ArrowRight'] as const) {
    test(`takes each of three steps (${act})`, async ({ page }) => {
      const wake = await holdBack(page, '**/assets/entry-client-*.js')
      await page.goto('/')
      for (let step = 0; step < 3; step += 1) {
        if (act === 'click') await page.getByRole('button', { name: 'Next image' }).click()
        else await page.keyboard.press(act)
      }
      wake()
      await expect(page.locator('[aria-roledescription=slide]').nth(3)).toHaveAttribute('data-selected', '')
    })
  }
})

test('what moves starts to by itself, and not before the page has rested', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/gallery')
  expect(scripts).not.toContain('react')
  await expect(page.locator('section[aria-roledescription=carousel]')).toHaveAttribute('data-active', '')
})

test('a page that somebody points at is fetched ahead', async ({ page, browserName }) => {
  await page.goto('/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Home' })
  await link.hover()
  if (browserName !== 'chromium') {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      expect(asked).toContain('/')
    }).toPass()
    return
  }
  await expect
    .poll(() => page.evaluate(() => document.querySelector('script[type=speculationrules]')?.textContent))
    .toContain('moderate')
  await awake(page)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
