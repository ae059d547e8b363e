// What an install needs besides the npm registry, and what of it is missing.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Milliseconds after which a server counts as one that cannot be reached. */
const patience = 5_000

/**
 * The variable that tells node-gyp of the headers beside Node, if they are there and its own: it would fetch them from
 * nodejs.org, and try for minutes where that cannot be reached.
 * @param {string} program Node's own file
 * @returns {Record<string, string>}
 */
export function headersOfNode(program = process.execPath) {
  const prefix = path.resolve(program, '../..')
  const file = path.join(prefix, 'include/node/node_version.h')
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const version = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(text)?.[1],
  )
  return version.join('.') === process.versions.node ? { npm_config_nodedir: prefix } : {}
}

/**
 * Finds out why an install failed.
 * @param {string} output what npm said
 * @returns {Promise<string[]>} a sentence or two each
 */
export async function reasons(output) {
  const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/'
  const problem = await unreachable(registry)
  const found = problem ? [`The npm registry cannot be reached: ${problem}. Check the connection.`] : []
  if (!/gyp ERR|prebuild-install/.test(output)) return found
  const binaries = await unreachable('https://github.com/')
  found.push(
    'A package (better-sqlite3) is compiled here, because no ready program of it ' +
      (binaries ? `could be fetched: ${binaries}.` : 'was found for this system and this version of Node.'),
  )
  const missing = [
    ['python3', 'python'],
    ['make', 'gmake'],
    ['g++', 'clang++', 'c++'],
  ]
    .filter((names) => !names.some(isProgram))
    .map(([name]) => name)
  if (missing.length > 0 && process.platform !== 'win32')
    found.push(`Compiling needs ${missing.join(', ')}, which cannot be found here. Install what is named.`)
  if (headersOfNode()['npm_config_nodedir'] === undefined) {
    const headers = await unreachable('https://nodejs.org/')
    if (headers)
      found.push(
        `Compiling needs Node's headers. They are not beside ${process.execPath}, and could not be fetched: ` +
          `${headers}. Use a Node that brings them, as those of https://nodejs.org do.`,
      )
  }
  found.push('Node 22.14 and newer need nothing compiled: with one of them none of this is missing.')
  return found
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} why a server cannot be reached; nothing when it can, or a proxy is asked instead
 */
async function unreachable(address) {
  const { host } = new URL(address)
  const names = ['https_proxy', 'HTTPS_PROXY', 'npm_config_https_proxy', 'npm_config_proxy']
  if (names.some((name) => process.env[name])) return undefined
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return undefined
  } catch (error) {
    const { cause, name } = /** @type {Error & { cause?: { code?: string } }} */ (error)
    return `${host} does not answer (${cause?.code ?? name})`
  }
}

/** @param {string} name */
const isProgram = (name) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => folder !== '' && existsSync(path.join(folder, name)))
