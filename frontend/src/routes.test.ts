import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageRoutes, type PageHandle } from './routes'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(features|site)\/(.*[-/])?(page|admin)\.tsx$/.test(file))
  .filter((file) => !file.endsWith('error-page.tsx'))
  .map((file) => `src/${file}`)

test('every page has a route, and every route a page', () => {
  const sources = pageRoutes.map(({ handle }) => (handle as PageHandle).source)
  expect([...new Set(sources)].sort()).toEqual(files.sort())
})
