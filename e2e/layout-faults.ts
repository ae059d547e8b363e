import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Expects that nothing is wider than the window. In the moment that follows a change of its width something still may be. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

/**
 * What a reader would call broken in the page as it is drawn now: it scrolls sideways, a text sticks out of the page, is
 * cut by what it stands in, or lies upon another. Runs in the page.
 */
export function layoutFaults(): string[] {
  // Everything at once, though a reader sees a screen of it at a time.
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  const faults = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`the page is ${String(scrollWidth - innerWidth)} px too wide`)

  const nameOf = (element: Element) => {
    const owner = element.closest('[class]')
    return `${element.localName} in ${owner?.localName ?? ''}.${owner?.className.toString() ?? ''}`
  }
  /** Meant to be seen in part, or for those who hear the page. */
  const isMeant = (element: Element) =>
    element.closest('[aria-roledescription=slide], [aria-hidden=true], [popover], dialog') !== null
  const pieces: { element: Element; text: string; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/i.test(element.localName))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isMeant(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      let clipped: string | undefined
      let isHidden = false
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.position === 'absolute' && around.clientWidth <= 1) isHidden = true
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const outer = around.getBoundingClientRect()
        if (outer.width <= 1 || outer.height <= 1) isHidden = true
        const scrolls =
          /auto|scroll/.test(style.overflowX + style.overflowY) || around.hasAttribute('tabindex')
        const isCut =
          box.right > outer.right + 2 || box.left < outer.left - 2 || box.bottom > outer.bottom + 3
        if (isCut && !scrolls && around !== document.body && around !== document.documentElement)
          clipped ??= nameOf(around)
        if (scrolls) {
          isHidden ||= isCut
          break
        }
      }
      if (isHidden) continue
      const shown = `“${text.slice(0, 40)}” (${nameOf(element)})`
      if (clipped !== undefined) faults.add(`${shown} is cut by ${clipped}`)
      else if (box.right > innerWidth + 1 || box.left < -1) faults.add(`${shown} sticks out of the page`)
      else pieces.push({ element, text: shown, box })
    }
  }
  pieces.sort((a, b) => a.box.top - b.box.top)
  const isFixed = (element: Element) => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
    return false
  }
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 4) break
      if (
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines of type stand closer than their boxes, which hold room for accents.
      if (width < 4 || height < Math.min(one.box.height, other.box.height) / 2) continue
      if (isFixed(one.element) || isFixed(other.element)) continue
      faults.add(`${one.text} lies upon ${other.text}`)
    }
  }
  return [...faults]
}
