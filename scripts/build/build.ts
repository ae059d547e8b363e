import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runScript } from '../processes/command.ts'
import { phase } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { makeSecrets } from '../environment/secrets.ts'
import { fingerprint } from './sources.ts'

/** What stands in `dist/.built.json`: what the build in that folder was made of. */
type Stamp = Record<string, string>

/** What Strapi's admin panel is made of; everything else in the CMS is compiled in a few seconds. */
const adminSources = ['package-lock.json', 'src/admin', 'src/plugins']
const serverSources = ['package-lock.json', 'tsconfig.json', 'config', 'src', 'scripts']

/**
 * Builds what is out of date. A build is fresh when its stamp names the content of the present sources.
 * @throws Error with the builder's output
 */
export async function buildHalves(): Promise<void> {
  await buildCms()
  await buildFrontend()
}

/** Builds the CMS, with what its commands run, if it is out of date. @throws Error with the builder's output */
export async function buildCms(): Promise<void> {
  const folder = inRoot('cms')
  const dist = path.join(folder, 'dist')
  const sources = {
    admin: fingerprint(folder, adminSources),
    server: fingerprint(folder, serverSources),
  }
  const built = readStamp(dist)
  if (built['admin'] !== sources.admin) {
    await rebuild(dist, sources, 'building the CMS and its admin panel', () => build('cms', 'build'))
  } else if (built['server'] !== sources.server) {
    await rebuild(dist, sources, 'building the CMS', () => {
      // A content type that was removed from the sources would stay in dist and be loaded.
      for (const entry of readdirSync(dist)) {
        if (entry !== 'build') rmSync(path.join(dist, entry), { recursive: true })
      }
      return build('cms', 'build:server')
    })
  }
}

async function buildFrontend(): Promise<void> {
  const folder = inRoot('frontend')
  const dist = path.join(folder, 'dist')
  const sources = { all: fingerprint(folder, ['.']) }
  if (readStamp(dist)['all'] === sources.all) return
  await rebuild(dist, sources, 'building the front end', () => build('frontend', 'build'))
}

/**
 * Builds, and says in a stamp what of. While there is none, nothing in the folder counts: a build that was interrupted or
 * failed leaves it half new.
 * @param dist the folder of the build
 * @param sources what the stamp will say
 * @throws what `work` throws
 */
export async function rebuild(
  dist: string,
  sources: Stamp,
  title: string,
  work: () => Promise<void>,
): Promise<void> {
  rmSync(stampOf(dist), { force: true })
  await phase(title, work)
  writeFileSync(stampOf(dist), `${JSON.stringify(sources, null, 2)}\n`)
}

async function build(half: 'cms' | 'frontend', script: string): Promise<void> {
  // Strapi reads its whole configuration to build the admin panel, though nothing of it gets into the build.
  // Values for the moment keep a build apart from the installation, which may not exist yet.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-build-'))
  try {
    const env = { ...process.env, ...makeSecrets(), DATA_DIR: dataDir, NODE_ENV: 'production' }
    const { code, output } = await runScript(half, script, { env })
    if (code !== 0)
      throw new Error(`${output}\n\nBuilding ${half}/ failed; above is why. Mend it and start again.`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Names the content of the sources that the present build of the CMS was made of. */
export const builtCms = (): string => readStamp(inRoot('cms/dist'))['server'] ?? ''

const stampOf = (dist: string): string => path.join(dist, '.built.json')

function readStamp(dist: string): Stamp {
  const file = stampOf(dist)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : {}
}

/** `npm run build` */
export async function main(): Promise<number> {
  await buildHalves()
  console.log('  both halves are built')
  return 0
}
