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
