import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, test } from './site-test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What colours have a say in. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing wrong with what the page shows now.
 * @param rules all by default
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // By the debugger, which the content security policy does not stop as it would a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    // Of what is in order nobody asks where it stands.
    { resultTypes: ['violations'], ...(rules && { runOnly: rules }) } satisfies RunOptions,
  )
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}

/** The same in light and in dark colours, of a page that is drawn without transitions: a colour in one has no contrast. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await test.step('light', () => expectAccessible(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await test.step('dark', () => expectAccessible(page, ofColours))
}
