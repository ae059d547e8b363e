// The style sheet's first rules, which name the cascade's layers in their order, come with the first entry.
import './styles'

/**
 * Wakes the page: the application is fetched when the page has loaded and the browser is idle, or at the visitor's
 * first sign. Until then the page is complete HTML, and nothing competes with its text and images.
 */
const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']
let awake = false
let clicked: HTMLElement | null = null

/** A click before the page is awake is not lost: it is done again when there is something that listens. */
function keepClick({ target }: Event) {
  if (target instanceof Element) clicked = target.closest<HTMLElement>('button:not([popovertarget])')
}

function wake() {
  if (awake) return
  awake = true
  for (const sign of signs) removeEventListener(sign, wake, true)
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { scripts?: string[] }
  for (const script of state.scripts ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }),
    )
  }
  void import('./entry-client').then(({ hydrate }) => {
    removeEventListener('click', keepClick, true)
    hydrate(() => {
      if (clicked?.isConnected) clicked.click()
    })
  })
}

function wakeWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, 200)
}

addEventListener('click', keepClick, true)
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
if (document.readyState === 'complete') wakeWhenIdle()
else addEventListener('load', wakeWhenIdle)
