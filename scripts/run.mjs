// What every verb of package.json runs: `node scripts/run.mjs <verb> [arguments]`.
// It must start on a machine that has only Node and npm, so up to the last line it imports nothing that is
// fetched from a registry, and is plain JavaScript (checked by TypeScript through its doc comments).
import { installAll } from './install.mjs'
import { translated } from './translated.mjs'

/** Oldest Node that the pinned versions of all three installs run on. */
const oldestNode = [20, 20]

/**
 * Which folders a verb needs installed, with `devDependencies` or without, and the file it runs.
 * `stays` for one whose memory counts, because it runs as long as the site does.
 * @type {Record<string, { folders: string[], dev?: true, stays?: true, file: string }>}
 */
const verbs = {
  start: { folders: ['.', 'cms', 'frontend'], stays: true, file: './start.ts' },
  dev: { folders: ['.', 'cms', 'frontend'], dev: true, file: './dev.ts' },
  build: { folders: ['.', 'cms', 'frontend'], file: './build/build.ts' },
  check: { folders: ['.', 'cms', 'frontend'], dev: true, file: './checks/check.ts' },
  test: { folders: ['.', 'cms', 'frontend'], dev: true, file: './checks/test.ts' },
  'test:quick': { folders: ['.', 'cms', 'frontend'], dev: true, file: './checks/test.ts' },
  pictures: { folders: ['.', 'cms', 'frontend'], dev: true, file: './pictures.ts' },
  'test:browsers': { folders: ['.', 'cms', 'frontend'], dev: true, file: './checks/test-browsers.ts' },
  bench: { folders: ['.', 'cms', 'frontend', 'bench'], dev: true, file: '../bench/main.ts' },
  torture: { folders: ['.', 'cms', 'frontend'], dev: true, file: '../torture/main.ts' },
  generate: { folders: ['.', 'cms', 'frontend'], dev: true, file: './build/generate.ts' },
  sbom: { folders: ['.'], file: './sbom.ts' },
  site: { folders: ['.', 'cms', 'frontend'], file: './site/main.ts' },
  drill: { folders: ['.', 'cms', 'frontend'], dev: true, file: './drill/drill.ts' },
  seed: { folders: ['.', 'cms'], file: './cms-command.ts' },
  'samples:remove': { folders: ['.', 'cms'], file: './cms-command.ts' },
  'admin:create': { folders: ['.', 'cms'], file: './cms-command.ts' },
  'staff:password': { folders: ['.', 'cms'], file: './cms-command.ts' },
}

/**
 * The driver of SQLite is a package of the CMS, but for a Node without Node-API 10, which needs an older one
 * (cms/src/strapi/sqlite-driver.ts).
 */
const drivers = Number(process.versions['napi']) < 10 ? ['cms/older-node'] : []

const [name = '', ...rest] = process.argv.slice(2)
const verb = verbs[name]
if (verb === undefined) {
  console.error(`"${name}" is not one of ${Object.keys(verbs).join(', ')}.`)
  process.exit(2)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [oldestMajor = 0, oldestMinor = 0] = oldestNode
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `This is Node ${process.versions.node}, and the site needs ${oldestNode.join('.')} or newer. ` +
      'Install the current LTS release from https://nodejs.org and try again.',
  )
  process.exit(1)
}

// npm hands a signal to the shell that it started, and the shell ends without passing it on. What it started is
// then nobody's child any more, and ends as if the signal had come here.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

try {
  const { folders, dev = false } = verb
  // What is compiled takes longest, so it begins first.
  await installAll(folders.includes('cms') ? [...drivers, ...folders] : folders, dev)
  // A variable, because TypeScript would want to emit what a literal .ts path names.
  let { file } = verb
  if (verb.stays) file = translated(`scripts/${file}`)
  else (await import('tsx/esm/api')).register()
  const { main } = /** @type {{ main: (args: string[], verb: string) => Promise<number> }} */ (
    await import(file)
  )
  process.exitCode = await main(rest, name)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
