import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runScript } from '../processes/command.ts'
import { phase } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { makeSecrets } from '../environment/secrets.ts'
import { fingerprint } from './sources.ts'

/** What is built by itself: when its sources changed. */
interface Part {
  /** In the reader's words. */
  title: string
  half: 'cms' | 'frontend'
  /** The npm script of the half that builds it. */
  script: string
  /** The folder that it is built into, absolute. */
  dist: string
  /** Files and folders of the half. */
  sources: string[]
}

const cms: Part = {
  title: 'the CMS',
  half: 'cms',
  script: 'build:server',
  dist: inRoot('cms/dist'),
  sources: ['package-lock.json', 'tsconfig.json', 'config', 'src', 'scripts'],
}
/** By far the longest, and nobody reads or edits the site with it. */
const panel: Part = {
  title: "Strapi's admin panel",
  half: 'cms',
  script: 'build:panel',
  dist: inRoot('cms/dist/build'),
  sources: ['package-lock.json', 'config', 'src/admin', 'src/plugins', 'scripts/build-panel.mjs'],
}
const frontend: Part = {
  title: 'the front end',
  half: 'frontend',
  script: 'build',
  dist: inRoot('frontend/dist'),
  sources: ['.'],
}

/**
 * Builds what is out of date of what the site runs from, which is all but the admin panel.
 * @throws Error with the builder's output
 */
export const buildHalves = (): Promise<void> => bringUpToDate([cms, frontend])

/** The same of the CMS alone, with what its commands run. @throws Error with the builder's output */
export const buildCms = (): Promise<void> => bringUpToDate([cms])

async function bringUpToDate(parts: Part[]): Promise<void> {
  const stale = parts.filter((part) => !isFresh(part))
  if (stale.length > 0) {
    const titles = stale.map(({ title }) => title).join(' and ')
    await phase(`building ${titles}`, () => Promise.all(stale.map(rebuild)))
  }
}

/** Builds the admin panel too, if it is out of date. @throws Error with the builder's output */
export const buildPanel = (): Promise<void> => bringUpToDate([panel])

/** Whether the admin panel is out of date. */
export const isPanelStale = (): boolean => !isFresh(panel)

/** Builds the admin panel under a running CMS, without a word. @throws Error with the builder's output */
export const rebuildPanel = (): Promise<void> => rebuild(panel)

/** Puts a page in the panel's place that says that it is being built: what has no panel when it starts, never gets one. */
export async function announcePanel(): Promise<void> {
  rmSync(stampOf(panel.dist), { force: true })
  await build('cms', panel.script, '--announce')
}

async function rebuild({ half, script, dist, sources }: Part): Promise<void> {
  const made = fingerprint(inRoot(half), sources)
  await stamped(dist, made, () => build(half, script))
}

/**
 * Builds, and says in a stamp what of. While there is none, nothing in the folder counts: a build that was interrupted or
 * failed leaves it half new.
 * @param dist the folder of the build
 * @param made what the stamp will say
 * @throws what `work` throws
 */
export async function stamped(dist: string, made: string, work: () => Promise<void>): Promise<void> {
  rmSync(stampOf(dist), { force: true })
  await work()
  forEverybody(() => {
    writeFileSync(stampOf(dist), `${made}\n`)
  })
}

/** What is built is no secret, and the user who runs it may be another one than who built it, with a umask of 077. */
function forEverybody<Result>(begin: () => Result): Result {
  const before = process.umask(0o022)
  try {
    return begin()
  } finally {
    process.umask(before)
  }
}

async function build(half: 'cms' | 'frontend', script: string, ...args: string[]): Promise<void> {
  // Strapi reads its whole configuration to build the admin panel, though nothing of it gets into the build.
  // Values for the moment keep a build apart from the installation, which may not exist yet.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-build-'))
  try {
    const env = { ...process.env, ...makeSecrets(), DATA_DIR: dataDir, NODE_ENV: 'production' }
    const { code, output } = await forEverybody(() => runScript(half, script, { args, env }))
    if (code !== 0)
      throw new Error(`${output}\n\nBuilding ${half}/ failed; above is why. Mend it and start again.`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const isFresh = ({ half, dist, sources }: Part): boolean =>
  readStamp(dist) === fingerprint(inRoot(half), sources)

/** Names the content of the sources that the present build of the CMS was made of. */
export const builtCms = (): string => readStamp(cms.dist)

/** `.built`, with the fingerprint of the sources. */
const stampOf = (dist: string): string => path.join(dist, '.built')

function readStamp(dist: string): string {
  const file = stampOf(dist)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** `npm run build` */
export async function main(): Promise<number> {
  await buildHalves()
  await buildPanel()
  console.log('  both halves are built')
  return 0
}
