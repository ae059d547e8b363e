import type { Locator, Page } from '@playwright/test'
import { expect } from '../site-test.ts'

/** How somebody uses the site; counts what is pressed that is not typed text. */
export interface Hand {
  press(target: Locator): Promise<void>
  /** Replaces what a field holds. */
  type(target: Locator, text: string): Promise<void>
  choose(list: Locator, label: string): Promise<void>
  /** Picks another one of a group of radio buttons, which is one stop of Tab. */
  pick(present: Locator, wanted: Locator): Promise<void>
  /** Sends the form that holds the focus, by its button or by the keys that do it from any field. */
  send(button: Locator): Promise<void>
  /** @returns the presses since it was asked last */
  count(): number
}

function counter() {
  let presses = 0
  return {
    add: (more: number) => {
      presses += more
    },
    take: () => {
      const now = presses
      presses = 0
      return now
    },
  }
}

/** A mouse, or with `finger` a hand on glass. Putting the focus into a field is not counted. */
export function pointer(page: Page, finger: boolean): Hand {
  const presses = counter()
  const press = async (target: Locator) => {
    presses.add(1)
    await (finger ? target.tap() : target.click())
  }
  return {
    press,
    async type(target, text) {
      await expect(target).toBeVisible()
      await target.focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async choose(list, label) {
      // The list, and what is chosen of it, which the system draws.
      presses.add(2)
      await list.selectOption({ label })
    },
    pick: (_, wanted) => press(wanted),
    send: press,
    count: presses.take,
  }
}

/** Keys alone: Tab, arrows inside a toolbar, Enter, the keys that the site names. */
export function keyboard(page: Page): Hand {
  const presses = counter()
  const key = async (name: string) => {
    presses.add(1)
    await page.keyboard.press(name)
  }
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let step = 0; step < 250; step += 1) {
      const next = await target.evaluate((element) => {
        if (element === document.activeElement) return undefined
        const isInside = element.closest('[role=toolbar]')?.contains(document.activeElement)
        if (isInside) return 'ArrowRight'
        const stops = [
          ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
        ]
        const place = (one: Element | null) => (one ? stops.indexOf(one) : -1)
        const here = place(document.activeElement)
        // By the link that skips to the bar, where that is nearer.
        const skip = stops.find((one) => one.matches('[href="#staff"]'))
        const isInBar = (one: Element | null) => Boolean(one?.closest('#staff'))
        if (skip && isInBar(element) && !isInBar(document.activeElement)) {
          if (skip === document.activeElement) return 'Enter'
          if (Math.abs(place(skip) - here) < Math.abs(place(element) - here))
            return place(skip) < here ? 'Shift+Tab' : 'Tab'
        }
        // Backwards where that is nearer, as somebody does who looks at the page.
        return place(element) < here ? 'Shift+Tab' : 'Tab'
      })
      if (next === undefined) return
      await key(next)
    }
    throw new Error(`250 keys did not reach ${String(target)}.`)
  }
  return {
    async press(target) {
      await reach(target)
      await key('Enter')
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async choose(list, label) {
      await reach(list)
      await page.keyboard.type(label.slice(0, 4))
      await expect(list.locator('option:checked')).toHaveText(label)
    },
    async pick(present, wanted) {
      await reach(present)
      await key('ArrowRight')
      await expect(wanted).toBeChecked()
    },
    async send(button) {
      await expect(button).toHaveAttribute('aria-keyshortcuts', /Control\+Enter/)
      await key('ControlOrMeta+Enter')
    },
    count: presses.take,
  }
}
