import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { pages, paperPages } from '../pages.ts'
import { expect, test } from '../site-test.ts'

test('every rule that a page needs stands in it, whatever its width, its colours and its states', async ({
  page,
}) => {
  const [paper = ''] = (await paperPages(page)).values()
  for (const path of [...pages.map(([path]) => path), '/no/such/page', paper]) {
    await page.goto(path)
    const { missing, leftOut } = await page.evaluate(async () => {
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
      const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as { sheet: string }
      const whole = new CSSStyleSheet()
      await whole.replace(await (await fetch(state.sheet)).text())
      const [inline] = document.styleSheets
      const known = new Set(rulesIn(inline?.cssRules ?? whole.cssRules).map(({ text }) => text))
      const all = rulesIn(whole.cssRules)
      return {
        leftOut: all.length - known.size,
        missing: all
          .filter(({ selector, text }) => document.querySelector(selector) && !known.has(text))
          .map(({ text }) => text),
      }
    })
    expect(missing, path).toEqual([])
    expect(leftOut, path).toBeGreaterThan(200)
  }
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const [device, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`on a device with ${device} colours`, () => {
    test.use({ colorScheme: device })

    test(`${other} ones can be chosen, stay on every page, and can be taken back`, async ({ page }) => {
      await page.goto('/contact')
      const ofDevice = await ground(page)
      await page.getByLabel('Colours').focus()
      await page.getByLabel('Colours').selectOption(other)
      await expect.poll(() => ground(page)).not.toBe(ofDevice)
      const chosen = await ground(page)
      await expectAccessible(page)
      await page.goto('/privacy')
      expect(await ground(page)).toBe(chosen)
      await page.getByLabel('Colours').focus()
      await expect(page.getByLabel('Colours')).toHaveValue(other)
      await page.getByLabel('Colours').selectOption('')
      await expect.poll(() => ground(page)).toBe(ofDevice)
      await page.reload()
      expect(await ground(page)).toBe(ofDevice)
    })
  })
}
