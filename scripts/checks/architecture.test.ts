import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import configuration from '../../.dependency-cruiser.mjs'

/** A file of each floor of the CMS, lowest first. */
const floors: [name: string, file: string][] = [
  ['environment', 'cms/src/environment/place'],
  ['apart', 'cms/src/apart/place'],
  ['strapi', 'cms/src/strapi/place'],
  ['database', 'cms/src/database/place'],
  ['rules', 'cms/src/rules/place'],
  ['nouns', 'cms/src/api/event/place'],
  ['documents', 'cms/src/documents/place'],
  ['content-version', 'cms/src/content-version/place'],
  ['addresses', 'cms/src/addresses/place'],
  ['history', 'cms/src/history/place'],
  ['schedule', 'cms/src/schedule/place'],
  ['trash', 'cms/src/trash/place'],
  ['images', 'cms/src/images/place'],
  ['files', 'cms/src/files/place'],
  ['writing', 'cms/src/writing/place'],
  ['attachments', 'cms/src/attachments/place'],
  ['services', 'cms/src/api/staff/place'],
  ['authors', 'cms/src/authors/place'],
  ['search', 'cms/src/search/place'],
  ['find', 'cms/src/find/place'],
  ['import', 'cms/src/import/place'],
  ['inbox', 'cms/src/inbox/place'],
  ['renditions', 'cms/src/renditions/place'],
  ['erasure', 'cms/src/erasure/place'],
  ['samples', 'cms/src/samples/place'],
  ['graphql', 'cms/src/graphql/place'],
  ['operations', 'cms/src/operations/place'],
  ['startup', 'cms/src/startup/place'],
  ['metrics', 'cms/src/metrics/place'],
  ['middlewares', 'cms/src/middlewares/place'],
  ['entries', 'cms/config/place'],
]

const importOf = (from: string, to: string) =>
  `import '${path.posix.relative(path.posix.dirname(from), to)}'\nexport const here = true`

/** The floors one above the other, each of which imports from the one below it. */
const stack = Object.fromEntries(
  floors.map(([, file], index): [string, string] => {
    const below = floors[index - 1]?.[1]
    return [`${file}.ts`, below === undefined ? 'export const here = true' : importOf(file, below)]
  }),
)

/** From each floor an import from the one above it. */
const climbs = floors.flatMap(([name, file], index): typeof violations => {
  const above = floors[index + 1]?.[1]
  const folder = path.posix.dirname(file)
  return above === undefined
    ? []
    : [[`no-upward-import-from-cms-${name}`, `${folder}/other.ts`, importOf(`${folder}/other`, above)]]
})

/** A small site that keeps every rule: each layer imports from the ones below it. */
const site: Record<string, string> = {
  'frontend/src/paths.ts': 'export const home = "/"',
  'frontend/src/ui/card.ts': 'import { home } from "../paths"\nexport const card = home',
  'frontend/src/cms/media.ts': 'import { card } from "../ui/card"\nexport const media = card',
  'frontend/src/content/banner.ts': 'import { media } from "../cms/media"\nexport const banner = media',
  'frontend/src/staff/session.ts':
    'import { banner } from "../content/banner"\nexport const session = banner',
  'frontend/src/features/events/page.ts':
    'import { session } from "../../staff/session"\nimport { home } from "../../paths"\nexport const page = session + home',
  'frontend/src/features/news/page.ts': 'import { card } from "../../ui/card"\nexport const page = card',
  'frontend/src/site/layout.ts': 'import { page } from "../features/events/page"\nexport const layout = page',
  'frontend/src/routes.ts': 'import { layout } from "./site/layout"\nexport const routes = [layout]',
  'frontend/src/entry-server.ts': 'import { routes } from "./routes"\nexport const render = () => routes',
  'frontend/server/main.ts': 'import { render } from "../src/entry-server"\nrender()',
  ...stack,
  'cms/src/index.ts': 'export const cms = true',
  'scripts/build.ts': 'export const build = true',
  'e2e/site.spec.ts': 'export const spec = true',
}

/** The rule, and one file more or changed that breaks it. */
const violations: [rule: string, file: string, text: string][] = [
  ['no-upward-import-from-paths', 'frontend/src/paths.ts', 'import "./ui/other"\nexport const home = "/"'],
  ['no-upward-import-from-ui', 'frontend/src/ui/dialog.ts', 'import "../cms/media"'],
  ['no-upward-import-from-cms', 'frontend/src/cms/upload.ts', 'import "../staff/session"'],
  ['no-upward-import-from-content', 'frontend/src/content/feed.ts', 'import "../staff/session"'],
  ['no-upward-import-from-staff', 'frontend/src/staff/guard.ts', 'import "../features/events/page"'],
  ['no-upward-import-from-nouns', 'frontend/src/features/news/noun.ts', 'import "./page"'],
  ['no-upward-import-from-features', 'frontend/src/features/news/form.ts', 'import "../../site/layout"'],
  ['no-upward-import-from-site', 'frontend/src/site/footer.ts', 'import "../routes"'],
  ['no-upward-import-from-routes', 'frontend/src/feeds.ts', 'import "./entry-server"'],
  ['no-upward-import-from-entries', 'frontend/src/waking/boot.ts', 'import "../../server/main"'],
  ['no-import-between-features', 'frontend/src/features/news/form.ts', 'import "../events/page"'],
  ['no-cms-file-without-floor', 'cms/src/attic/other.ts', 'import "../index"'],
  ['no-import-between-nouns', 'cms/src/api/event/other.ts', 'import "../facility/place"'],
  [
    'no-cycle',
    'frontend/src/ui/a.ts',
    'import type { Own } from "./a-too"\nexport interface Own { own: Own }',
  ],
  [
    'no-circle-of-rooms',
    'cms/src/import/text/other.ts',
    'import { format } from "../formats/format"\nexport const other = format',
  ],
  ['no-import-from-cms-to-frontend', 'cms/src/other.ts', 'import "../../frontend/src/paths"'],
  ['no-import-from-frontend-to-cms', 'frontend/src/ui/dialog.ts', 'import "../../../cms/src/index"'],
  ['no-import-of-tools', 'cms/src/other.ts', 'import "../../scripts/build"'],
  ['no-import-of-tools', 'frontend/server/other.ts', 'import "../../e2e/site.spec"'],
  ['no-import-of-tests', 'frontend/src/ui/dialog.ts', 'import "./card.test"'],
  ['no-unresolved-import', 'frontend/src/ui/dialog.ts', 'import "./not-there"'],
]

/** Files that a planted violation needs beside it, and that break nothing alone. */
const besides: Record<string, string> = {
  'cms/src/api/facility/place.ts': 'export const here = true',
  'cms/src/import/text/title.ts': 'export const title = true',
  'cms/src/import/formats/format.ts': 'export const format = true',
  'cms/src/import/formats/csl.ts': 'import { title } from "../text/title"\nexport const csl = title',
  'frontend/src/ui/other.ts': 'export const other = true',
  'frontend/src/ui/a-too.ts': 'export type { Own } from "./a"',
  'frontend/src/ui/card.test.ts': 'export const tested = true',
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('a site that keeps every rule has no violation', async () => {
  expect(await brokenRules(site)).toEqual([])
})

for (const [rule, file, text] of violations) {
  test(`${rule} is found in ${file}`, async () => {
    expect(await brokenRules({ ...site, ...besides, [file]: text })).toContain(rule)
  })
}

test('an import from the next floor of the CMS is found on each', async () => {
  const planted = Object.fromEntries(climbs.map(([, file, text]) => [file, text]))
  expect((await brokenRules({ ...site, ...planted })).sort()).toEqual(climbs.map(([rule]) => rule).sort())
})

test('every rule of the configuration has a planted violation', () => {
  const rules = configuration.forbidden?.map(({ name }) => name)
  expect([...new Set([...violations, ...climbs].map(([rule]) => rule))].sort()).toEqual(rules?.sort())
})

/** Names of the rules that the files break, with the project's own configuration. */
async function brokenRules(files: Record<string, string>): Promise<(string | undefined)[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'architecture-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const { forbidden, options }: IConfiguration = configuration
  const { output } = await cruise(['cms', 'frontend', 'scripts', 'e2e'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { ...(forbidden ? { forbidden } : {}) },
  })
  if (typeof output === 'string') throw new Error('A reporter was asked for.')
  return output.summary.violations.map(({ rule }) => rule.name)
}
