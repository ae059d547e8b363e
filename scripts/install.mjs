// Installs the packages of a folder when its lock file asks for others than there are.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { headersOfNode, reasons } from './install-failure.mjs'
import { concurrently, processors } from './processes/concurrently.mjs'
import { isAlive } from './processes/is-alive.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }> }} Lock */

/** How a stamp ends where `devDependencies` are not installed. */
const withoutDev = ' without-dev\n'

/** Milliseconds between two signs of life where lines cannot be written over. */
const betweenLines = 30_000

/**
 * Says whether `node_modules` holds what `package-lock.json` names.
 *
 * The answer is remembered in a stamp beside the packages, which names the lock file's content and Node's ABI
 * (better-sqlite3 is compiled for one). Without a stamp (somebody ran npm himself) npm's own list of what it
 * installed is compared.
 * @param {string} folder relative to the project's root, or absolute
 * @param {boolean} dev whether `devDependencies` are needed: what only tests, checks and generates
 * @returns {boolean}
 */
export function isInstalled(folder, dev) {
  const { lockFile, stampFile, hiddenLockFile, aside } = places(folder)
  if (existsSync(aside) && !isUnderWay(folder)) finish(folder)
  if (!existsSync(hiddenLockFile)) return false
  const enough = dev ? [true] : [true, false]
  if (existsSync(stampFile)) {
    const present = readFileSync(stampFile, 'utf8')
    return enough.some((dev) => present === stamp(lockFile, dev))
  }
  const wanted = /** @type {Lock} */ (readJson(lockFile))
  const present = /** @type {Lock} */ (readJson(hiddenLockFile))
  const found = enough.find((dev) => sameInstall(wanted, present, dev))
  if (found === undefined) return false
  writeFileSync(stampFile, stamp(lockFile, found))
  return true
}

/**
 * Installs the packages of folders that have not got theirs, and prints how long it takes; npm's own words only when it
 * fails. Some at a time: npm waits for the network and for the disk in turns, and a driver may be compiled meanwhile.
 * @param {string[]} folders relative to the project's root, or absolute
 * @param {boolean} needsDev whether `devDependencies` are needed
 * @returns {Promise<void>} rejects when all are done or have failed, with npm's output and what is missing
 */
export async function installAll(folders, needsDev) {
  // Two at once would remove each other's work.
  if (folders.some(isUnderWay))
    await withSigns('waiting for another command, which installs packages', async () => {
      while (folders.some(isUnderWay)) await setTimeout(500)
    })
  const missing = folders.filter((folder) => !isInstalled(folder, needsDev))
  if (missing.length === 0) return
  /** @type {string[]} */
  const failures = []
  await withSigns(`installing packages of ${missing.map(titleOf).join(', ')} (npm ci)`, () =>
    concurrently(processors, missing, async (folder) => {
      try {
        await install(folder, needsDev)
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }),
  )
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}

/** @param {string} folder */
const titleOf = (folder) => (folder === '.' ? 'the tools' : folder)

/**
 * Runs `npm ci` in a folder aside, because the first thing that it does is to remove all packages: what worked goes only
 * when the new ones are there.
 * @param {string} folder relative to the project's root, or absolute
 * @param {boolean} needsDev whether `devDependencies` are needed; where they were before they stay
 * @returns {Promise<void>} rejects with npm's output and what is missing
 */
export async function install(folder, needsDev) {
  const { absolute, lockFile, stampFile, aside } = places(folder)
  const dev = needsDev || (existsSync(stampFile) && !readFileSync(stampFile, 'utf8').endsWith(withoutDev))
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  writeFileSync(path.join(aside, 'process'), String(process.pid))
  copyFileSync(lockFile, path.join(aside, 'package-lock.json'))
  const npmrc = path.join(absolute, '.npmrc')
  if (existsSync(npmrc)) copyFileSync(npmrc, path.join(aside, '.npmrc'))
  // Scripts of the project are not there; what they do after an install is done when the packages are in place.
  const description = {
    .../** @type {object} */ (readJson(path.join(absolute, 'package.json'))),
    scripts: {},
  }
  writeFileSync(path.join(aside, 'package.json'), JSON.stringify(description))

  const { status, output } = await npm(aside, [
    'ci',
    dev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    // The reason of a failure is shown, also to whoever has asked the outer npm to be silent (`npm start -s`).
    '--loglevel=notice',
  ])
  if (status !== 0) {
    rmSync(aside, { recursive: true, force: true })
    const why = await reasons(output)
    throw new Error(
      `${output}\n\nInstalling the packages of ${titleOf(folder)} failed. Above is what npm said.\n` +
        why.map((reason) => `- ${reason}\n`).join('') +
        'Then run the same command again. What was installed before is still in its place.',
    )
  }
  writeFileSync(path.join(aside, 'node_modules/.installed'), stamp(lockFile, dev))
  finish(folder)
  // It makes ready to work on the project.
  if (dev) await npm(absolute, ['run', 'prepare', '--if-present'])
}

/** No install takes so long, in milliseconds: the number of its process may be another's now. */
const longestInstall = 30 * 60 * 1000

/**
 * Whether another process installs the packages of a folder.
 * @param {string} folder relative to the project's root, or absolute
 * @returns {boolean}
 */
function isUnderWay(folder) {
  const file = path.join(places(folder).aside, 'process')
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || Date.now() - found.mtimeMs > longestInstall) return false
  const pid = Number(readFileSync(file, 'utf8'))
  return pid !== process.pid && isAlive(pid)
}

/**
 * Puts complete packages of the folder aside into their place, and removes it. A start that was interrupted in between
 * leaves the rest to the next one.
 * @param {string} folder
 */
function finish(folder) {
  const { absolute, aside } = places(folder)
  const packages = path.join(absolute, 'node_modules')
  if (existsSync(path.join(aside, 'node_modules/.installed'))) {
    if (existsSync(packages)) renameSync(packages, path.join(aside, 'before'))
    renameSync(path.join(aside, 'node_modules'), packages)
  }
  rmSync(aside, { recursive: true, force: true })
}

/**
 * Does something long, and shows that it goes on.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withSigns(title, work) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
  const { isTTY } = process.stdout
  process.stdout.write(`  ${title} … `)
  const sign = setInterval(
    () => {
      process.stdout.write(isTTY ? `\r  ${title} … ${seconds()} s` : `${seconds()} s … `)
    },
    isTTY ? 1000 : betweenLines,
  )
  try {
    return await work()
  } finally {
    clearInterval(sign)
    console.log(isTTY ? `\r  ${title} … ${seconds()} s` : `${seconds()} s`)
  }
}

/**
 * Compares what a lock file asks for with what npm says it installed.
 * @param {Lock} wanted content of package-lock.json
 * @param {Lock} present content of node_modules/.package-lock.json
 * @param {boolean} withDev whether `devDependencies` have to be there
 * @returns {boolean} optional packages may be absent: they are for other systems
 */
export function sameInstall(wanted, present, withDev) {
  const wantedPackages = wanted.packages ?? {}
  const presentPackages = present.packages ?? {}
  const allWantedArePresent = Object.entries(wantedPackages).every(
    ([place, { version, optional, dev, devOptional, link }]) => {
      if (place === '' || link || ((dev ?? devOptional) && !withDev)) return true
      const found = presentPackages[place]
      return found === undefined ? optional === true : found.version === version
    },
  )
  return allWantedArePresent && Object.keys(presentPackages).every((place) => place in wantedPackages)
}

/** @param {string} folder */
function places(folder) {
  const absolute = path.resolve(root, folder)
  return {
    absolute,
    lockFile: path.join(absolute, 'package-lock.json'),
    stampFile: path.join(absolute, 'node_modules/.installed'),
    hiddenLockFile: path.join(absolute, 'node_modules/.package-lock.json'),
    aside: path.join(absolute, '.install'),
  }
}

/**
 * @param {string} lockFile
 * @param {boolean} dev
 * @returns {string}
 */
function stamp(lockFile, dev) {
  const content = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${content} ${process.platform}-${process.arch}-${process.versions.modules}${dev ? '\n' : withoutDev}`
}

/**
 * @param {string} file
 * @returns {unknown}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function npm(cwd, args) {
  // npm names its own file to the scripts it runs; `npm` by name would need a shell on Windows.
  const own = process.env['npm_execpath']
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      env: { ...headersOfNode(), ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (status) => {
      resolve({ status, output })
    })
  })
}
