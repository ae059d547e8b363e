import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routes, type PageHandle } from './routes'

const files = readdirSync(path.join(import.meta.dirname, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|-|\/)(page|admin)\.tsx$/.test(file))
  .map((file) => `src/features/${file}`)

test('every page has a route, and every route a page', () => {
  const sources = routes
    .flatMap(({ children = [] }) => children)
    .map(({ handle }) => (handle as PageHandle).source)
  expect([...new Set(sources)].sort()).toEqual(files.sort())
})
