import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { galleryImages, publications } from '../sample-content.ts'
import { startSampleSite } from '../sample-site.ts'
import { picture } from '../staff.ts'
import { staffPassword } from '../staff-password.ts'
import type { WebDriver } from './web-driver.ts'
import { startWebKit } from './webkit.ts'

const heading = (title: string) => `return document.querySelector('h1')?.textContent === '${title}'`
const isAwake = `return document.querySelector('[aria-roledescription=carousel]')?.hasAttribute('data-active')`
const shownImage = `[...document.querySelectorAll('[aria-roledescription=slide]')].findIndex((slide) => slide.hasAttribute('data-selected'))`

/** What people do most, in the order in which it is done; each says in its name what is true afterwards. */
const steps: Record<string, (browser: WebDriver, site: string, file: string) => Promise<unknown>> = {
  'a menu opens and leads on': async (browser, site) => {
    await browser.open(`${site}/contact`)
    await browser.click('summary=Events menu')
    await browser.click('a=Celebrations')
    await browser.expect('page of celebrations', heading('Celebrations'))
  },
  'the carousel of the home page shows the next image and stops': async (browser, site) => {
    await browser.open(site)
    await browser.expect('carousel that is awake', isAwake)
    await browser.click('button=Next image')
    await browser.expect('second image', `return ${shownImage} > 0`)
  },
  'the gallery shows the image that is picked': async (browser, site) => {
    await browser.open(`${site}/gallery`)
    await browser.expect('gallery that is awake', isAwake)
    await browser.click(`[aria-label^="Show image 3 of ${String(galleryImages.length)}"]`)
    await browser.expect('third image', `return ${shownImage} === 2`)
  },
  'publications are searched while somebody types': async (browser, site) => {
    await browser.open(`${site}/publications`)
    await browser.type('input[name=q]', 'nanorods')
    await browser.expect('address of the search', `return location.search === '?q=nanorods'`)
    const few = `const { length } = document.querySelectorAll('main li h3'); return length > 0 && length < ${String(publications.length)}`
    await browser.expect('shorter list', few)
  },
  'an edit asks for the password, and is saved': async (browser, site) => {
    await browser.open(`${site}/facilities`)
    await browser.click('button[aria-label^="Edit "]')
    await browser.type('dialog input[type=password]', staffPassword)
    await browser.click('button=Continue')
    // The dialog asks for a name, too: the editor's own.
    await browser.type('main input[name=name]', 'Renamed in WebKit')
    await browser.click('button=Save')
    await browser.find('h2=Renamed in WebKit')
  },
  'an image is uploaded': async (browser, site, file) => {
    await browser.open(`${site}/addFacility`)
    await browser.type('input[name=name]', 'Sent by WebKit')
    await browser.type('input[type=file]', file)
    await browser.click('button=Add Facility')
    await browser.find('p=Facility uploaded successfully!')
    await browser.open(`${site}/facilities`)
    await browser.find('h2=Sent by WebKit')
  },
}

/**
 * Does in WebKit what people do most, and prints what works there.
 * @returns how many steps did not
 */
export async function walkInWebKit(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const { url, stop } = await startSampleSite('webkit')
  const { browser, stop: quit } = await startWebKit()
  let failed = 0
  try {
    const { name, buffer } = picture()
    const file = path.join(folder, name)
    writeFileSync(file, buffer)
    for (const [what, take] of Object.entries(steps)) {
      try {
        await take(browser, url, file)
        console.log(`  ✓  [webkit] ${what}`)
      } catch (error) {
        failed += 1
        console.log(`  ✘  [webkit] ${what}: ${String(error)}`)
      }
    }
  } finally {
    await quit()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return failed
}
