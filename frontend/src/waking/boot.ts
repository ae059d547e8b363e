import { speculate } from './speculate'
import type { State } from './state'

/**
 * Wakes the page when somebody needs it awake. A page is complete HTML: its links, menus and disclosures are the
 * browser's own. The application is fetched at the first sign that a visitor means a part that needs it, or some time
 * after the page has loaded where something moves by itself. The text of this file stands in every page, so it imports
 * nothing when it is built: the state says where the application is.
 */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click']

/** What is done again when the page is awake. */
const kept = ['click', 'keydown']

/** Parts that do nothing until the application is there. A link, or what opens a popover, works by itself. */
const needy = 'button:not([popovertarget]), input, select, textarea, [tabindex="0"], [data-wake]'

/**
 * Menus and years open by themselves; that menus close on Escape and after a choice, and what a year holds that did not come
 * with the page, needs the application.
 */
const needyOnPress = 'nav summary, details:not(:has(li)) > summary'

/**
 * Milliseconds after which what moves wakes the page: one that is being drawn comes first. No carousel is due to step
 * earlier, and they count from the loading of the page; a ticker stands until then.
 */
const rest = 3000

let awake = false
/** What is done again when the page is awake, in this order. */
let again: (() => void)[] = []
let stopSpeculating: (() => void) | undefined

/**
 * A click or an arrow key before the page is awake is not lost: it is done again when there is something that listens. Of many the
 * last one counts, since whoever sees nothing happen presses again; but each step to another image does.
 */
function keep(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (event instanceof KeyboardEvent) {
    const isStep = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!(isStep || event.key === 'Escape') || !wakes(event.type, target)) return
    keepAct(isStep, () => {
      target.dispatchEvent(new KeyboardEvent('keydown', event))
    })
    return
  }
  // A press of Enter or the space bar on a button is a click too (HTML §6.4.4). A form with an address is sent by the
  // browser: it breaks off the scripts on their way, and a page loaded anew for them would break off the form.
  const button = target.closest<HTMLElement>('button:not([popovertarget], form[action] *)')
  if (button)
    keepAct('step' in button.dataset, () => {
      button.click()
    })
}

function keepAct(isStep: boolean, act: () => void) {
  again = isStep ? [...again, act] : [act]
}

function heed({ type, target }: Event) {
  if (target instanceof Element && wakes(type, target)) wake()
}

/** Whether an event is meant for a part that needs the application. */
function wakes(type: string, target: Element) {
  // A field that has the focus from the beginning is no sign: typing in it is.
  if (type === 'focusin' && target.matches('[autofocus]')) return false
  if (target.closest(needy)) return true
  const isKey = type === 'keydown'
  if ((isKey || type === 'pointerdown') && target.closest(needyOnPress)) return true
  // Arrow keys belong to the carousel, and Escape to the menu under the pointer, wherever the focus is.
  return isKey && document.querySelector('[data-wake], nav li:hover > details') !== null
}

/** Fetching ahead is of use to somebody who moves about the page; until then the browser is spared the work. */
function beginSpeculating() {
  if (!awake) stopSpeculating ??= speculate()
}

function wake() {
  if (awake) return
  awake = true
  // Pictures beside a carousel's first are fetched from here on.
  document.documentElement.dataset['waking'] = ''
  const { scripts, sheet } = JSON.parse(document.getElementById('state')?.textContent ?? '') as State
  for (const href of scripts) link({ rel: 'modulepreload', href })
  void run(scripts, sheet)
}

function link(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}

/** First the style sheet, then one script after another, so that the browser can do other things in between. */
async function run(scripts: string[], sheet?: string) {
  if (sheet !== undefined)
    await new Promise((onload, reject) => {
      const onerror = () => {
        reject(new Error(`${sheet} did not come.`))
      }
      link({ rel: 'stylesheet', href: sheet, onload, onerror })
    }).catch((error: unknown) => stayAsleep(sheet, error))
  for (const script of scripts)
    await import(/* @vite-ignore */ script).catch((error: unknown) => stayAsleep(script, error))
}

/**
 * The next sign tries again. Where the server answers that may be in vain: a new build has taken the file away, or the
 * browser remembers that it could not be fetched (as all did until 2026, whatwg/html#10327). Then the page is loaded
 * anew, for somebody who waits for what they did: never by itself, and never offline, where it would be lost.
 */
async function stayAsleep(file: string, error: unknown) {
  const isAwaited = again.length > 0
  again = []
  awake = false
  const { status } = await fetch(file, { cache: 'no-store' })
  if (isAwaited && status < 500) location.reload()
  throw error
}

const address = () => location.pathname + location.search
const opened = address()

/**
 * Entries of the browser's history that were made without a new document stay so when the page is loaded anew: Back changes
 * the address then, and it is for the page to show what is there. One that sleeps asks the site.
 */
function follow() {
  if (address() !== opened) location.reload()
}

/** React takes over the page: clicks and keys are its own from here on. */
function handOver() {
  stopSpeculating?.()
  removeEventListener('popstate', follow)
  for (const sign of signs) removeEventListener(sign, heed, true)
  for (const kind of kept) removeEventListener(kind, keep, true)
}

function doAgain() {
  for (const act of again) act()
}

/** When the browser has nothing better to do. Safari has no requestIdleCallback. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act)
}

function afterLoad() {
  if (document.querySelector('[data-wake="when idle"]'))
    setTimeout(() => {
      whenIdle(wake)
    }, rest)
  // Whoever came for one image of a row waits for its words.
  if (document.querySelector('[data-wake] :target')) wake()
  // Whoever has signed in works here; `head-script.ts` has marked it.
  if (document.documentElement.dataset['staff'] === '') wake()
}

/** All addresses that name nothing share one page, which has a place for the address that was asked for. */
function nameMissing() {
  const place = document.querySelector('[data-missing]')
  if (!place) return
  place.textContent = opened
  try {
    place.textContent = decodeURI(opened)
  } catch {
    // No percent-encoded text: it stays as it is spelled.
  }
}

nameMissing()
for (const kind of kept) addEventListener(kind, keep, true)
addEventListener('popstate', follow)
addEventListener('waking', handOver, { once: true })
addEventListener('awake', doAgain, { once: true })
for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true })
for (const sign of signs) addEventListener(sign, beginSpeculating, { once: true, passive: true })

if (document.querySelector('[data-wake="now"]')) wake()
else {
  addEventListener('load', () => {
    whenIdle(afterLoad)
  })
}
