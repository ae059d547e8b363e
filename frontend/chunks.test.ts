import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { isForStaff } from './chunks.ts'
import { staffPages } from './src/paths.ts'
import { pageRoutes, type PageHandle } from './src/routes.tsx'

const src = path.join(import.meta.dirname, 'src')

/** What a visitor fetches by looking at a page and going on to the next: the pages' own files, and what wakes them. */
const entries = [
  'waking/boot.ts',
  'waking/entry-client.tsx',
  // How a page of the staff area looks before it is awake, or without JavaScript.
  'session/guard/guard.module.css',
  ...pageRoutes
    .filter(({ path = '' }) => !staffPages.includes(path))
    .map(({ handle }) => (handle as PageHandle).source.replace('src/', '')),
].map((file) => path.join(src, file))

/** By each module: those that it cannot do without. */
const imports = new Map<string, readonly string[]>()

const { output } = (await build({
  root: import.meta.dirname,
  logLevel: 'error',
  build: { write: false },
  plugins: [
    {
      name: 'note-imports',
      moduleParsed: ({ id, importedIds }) => {
        imports.set(id, importedIds)
      },
    },
  ],
})) as Rolldown.RolldownOutput

function withImports<T>(first: T[], importsOf: (one: T) => readonly T[]): Set<T> {
  const all = new Set(first)
  for (const one of all) for (const other of importsOf(one)) all.add(other)
  return all
}

const own = (modules: Iterable<string>) =>
  [...modules]
    .filter((id) => id.startsWith(src))
    .map((id) => path.relative(src, id))
    .sort()

const needed = withImports(entries, (id) => imports.get(id) ?? [])

const scripts = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
const fetchedFor = (files: readonly string[]) =>
  withImports(
    [...scripts.values()].filter(({ moduleIds }) => moduleIds.some((id) => files.includes(id))),
    ({ imports }) => imports.flatMap((name) => scripts.get(name) ?? []),
  )
const fetched = fetchedFor(entries)
const downloaded = new Set([...fetched].flatMap(({ moduleIds }) => moduleIds))

test('no page for visitors needs anything of staff', () => {
  expect(own(needed).filter(isForStaff)).toEqual([])
})

test('visitors download no script and no style sheet that their pages do not need', () => {
  expect(own(downloaded).filter((file) => !needed.has(path.join(src, file)))).toEqual([])
})

test('a page that needs nothing more wakes with the packages and the site alone', () => {
  const scripts = [...fetchedFor([path.join(src, 'waking/entry-client.tsx')])].map(({ name }) => name)
  expect(scripts.sort()).toEqual([
    'entry-client',
    'preload-helper',
    'react',
    'rolldown-runtime',
    'router',
    'site',
  ])
})
