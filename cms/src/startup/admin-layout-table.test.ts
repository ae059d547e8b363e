import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentViews, typeViews } from './admin-layout-table'

interface Schema {
  attributes: Record<string, unknown>
}

const read = (path: string) => JSON.parse(readFileSync(join(__dirname, '..', path), 'utf8')) as Schema
const noun = (uid: string) => uid.replace(/^api::(.+)\..+$/, '$1')

/** Not edited by hand: counted and made by the CMS. */
const unseen = ['version', 'key', 'formerSlugs', 'searchText']

const views = [
  ...Object.entries(typeViews).map(
    ([uid, view]) => [uid, view, read(`api/${noun(uid)}/content-types/${noun(uid)}/schema.json`)] as const,
  ),
  ...Object.entries(componentViews).map(
    ([uid, view]) => [uid, view, read(`components/${uid.replace('.', '/')}.json`)] as const,
  ),
]

test.each(views)(
  '%s shows each of its fields once, with a label, in rows of 12',
  (_, view, { attributes }) => {
    const shown = view.form.flat()
    expect([...shown].sort()).toEqual(
      Object.keys(attributes)
        .filter((name) => !unseen.includes(name))
        .sort(),
    )
    expect(Object.keys(view.fields).sort()).toEqual([...shown].sort())
    for (const row of view.form) {
      expect(row.reduce((sum, name) => sum + (view.fields[name]?.size ?? 6), 0)).toBeLessThanOrEqual(12)
    }
  },
)
