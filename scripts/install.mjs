// Installs the packages of a folder when its lock file asks for others than there are.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/**
 * Says whether `node_modules` holds what `package-lock.json` names.
 *
 * The answer is remembered in a stamp beside the packages, which names the lock file's content and Node's ABI
 * (better-sqlite3 is compiled for one). Without a stamp (somebody ran npm himself) npm's own list of what it
 * installed is compared.
 * @param {string} folder relative to the project's root, or absolute
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const { lockFile, stampFile, hiddenLockFile } = places(folder)
  if (!existsSync(hiddenLockFile)) return false
  const expected = stamp(lockFile)
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === expected
  if (!sameInstall(readLock(lockFile), readLock(hiddenLockFile))) return false
  writeFileSync(stampFile, expected)
  return true
}

/**
 * Runs `npm ci` in the folder and prints how long it took; npm's own words only when it fails.
 * @param {string} folder relative to the project's root, or absolute
 * @returns {Promise<void>} rejects with npm's output and a cure
 */
export async function install(folder) {
  const { absolute, lockFile, stampFile } = places(folder)
  const title = folder === '.' ? 'tools' : folder
  process.stdout.write(`  installing ${title} (npm ci) … `)
  const started = performance.now()
  const { status, output } = await npm(absolute, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    throw new Error(
      `${output}\n\nInstalling the packages of ${title} failed (above is what npm said). ` +
        'Check the connection to the npm registry. If a package is compiled here (better-sqlite3), ' +
        'python3, make and g++ must be installed. Then run the same command again.',
    )
  }
  writeFileSync(stampFile, stamp(lockFile))
}

/**
 * Compares what a lock file asks for with what npm says it installed.
 * @param {Lock} wanted content of package-lock.json
 * @param {Lock} present content of node_modules/.package-lock.json
 * @returns {boolean} optional packages may be absent: they are for other systems
 */
export function sameInstall(wanted, present) {
  const wantedPackages = wanted.packages ?? {}
  const presentPackages = present.packages ?? {}
  const allWantedArePresent = Object.entries(wantedPackages).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true
    const found = presentPackages[place]
    return found === undefined ? optional === true : found.version === version
  })
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
  }
}

/**
 * @param {string} lockFile
 * @returns {string}
 */
function stamp(lockFile) {
  const content = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${content} ${process.platform}-${process.arch}-${process.versions.modules}\n`
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')))
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
