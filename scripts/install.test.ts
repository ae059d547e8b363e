import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { headersOfNode } from './install-failure.mjs'
import { install, isInstalled, sameInstall } from './install.mjs'
import { inRoot } from './root.ts'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}

test('packages that npm installed from this lock file are not installed again', () => {
  assert.equal(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }), true)
})

test('another version, a missing package or a superfluous one asks for an install', () => {
  assert.equal(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }), false)
  assert.equal(sameInstall(lock, { packages: {} }), false)
  assert.equal(
    sameInstall(lock, {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    }),
    false,
  )
})

let folder: string
let registry: Server
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  registry = createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''))
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  registry.close()
  rmSync(folder, { recursive: true })
})
const inFolder = (...parts: string[]): string => path.join(folder, ...parts)
const write = (file: string, content: unknown): void => {
  writeFileSync(inFolder(file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** A project with one package, of which there is version 1.0.0 alone, and a script that runs after an install. */
function needing(version: string): void {
  mkdirSync(inFolder('tool'), { recursive: true })
  write('tool/package.json', { name: 'tool', version: '1.0.0', bin: 'tool.js' })
  write('tool/tool.js', '#!/usr/bin/env node\nconsole.log("The tool works.")\n')
  execFileSync('npm', ['pack', './tool', '--silent'], { cwd: folder })
  const project = { name: 'project', version: '1.0.0', dependencies: { tool: version } }
  write('package.json', { ...project, scripts: { prepare: 'node prepare.mjs' } })
  write('prepare.mjs', 'import { writeFileSync } from "node:fs"\nwriteFileSync("prepared", "")')
  const { port } = registry.address() as AddressInfo
  const resolved = `http://127.0.0.1:${String(port)}/tool-${version}.tgz`
  write('package-lock.json', {
    ...project,
    lockfileVersion: 3,
    packages: { '': project, 'node_modules/tool': { version, resolved, bin: { tool: 'tool.js' } } },
  })
}

const runTool = (): string => execFileSync(inFolder('node_modules/.bin/tool'), { encoding: 'utf8' })

test('packages are installed aside and put into their place; the project prepares itself where it is', async () => {
  needing('1.0.0')
  assert.equal(isInstalled(folder), false)
  await install(folder)
  assert.equal(isInstalled(folder), true)
  assert.equal(runTool(), 'The tool works.\n')
  assert.ok(existsSync(inFolder('prepared')))
  assert.equal(existsSync(inFolder('.install')), false)
})

test('an install that fails says why, and takes nothing away', async () => {
  needing('1.0.0')
  await install(folder)
  needing('2.0.0')
  assert.equal(isInstalled(folder), false)
  await assert.rejects(install(folder), /404[^]*failed. Above is what npm said/)
  assert.equal(runTool(), 'The tool works.\n')
  needing('1.0.0')
  assert.equal(isInstalled(folder), true)
})

test('an install that was interrupted between taking the old packages away and placing the new ones is finished', async () => {
  needing('1.0.0')
  await install(folder)
  mkdirSync(inFolder('.install/before'), { recursive: true })
  renameSync(inFolder('node_modules'), inFolder('.install/node_modules'))
  assert.equal(isInstalled(folder), true)
  assert.equal(runTool(), 'The tool works.\n')
  assert.equal(existsSync(inFolder('.install')), false)
})

test("headers beside Node are used if they are this Node's", () => {
  const [major, minor, patch] = process.versions.node.split('.')
  mkdirSync(inFolder('include/node'), { recursive: true })
  const headers = (of: string | undefined): void => {
    write(
      'include/node/node_version.h',
      `#define NODE_MAJOR_VERSION ${major}\n#define NODE_MINOR_VERSION ${minor}\n#define NODE_PATCH_VERSION ${of}\n`,
    )
  }
  headers(patch)
  assert.deepEqual(headersOfNode(inFolder('bin/node')), { npm_config_nodedir: folder })
  headers('9999')
  assert.deepEqual(headersOfNode(inFolder('bin/node')), {})
  assert.deepEqual(headersOfNode(inFolder('elsewhere/bin/node')), {})
})

test('the driver of SQLite is not compiled: npm forgets to write into the lock file that it brings its programs', () => {
  // https://github.com/npm/cli/issues/9837: without the line npm wants python3, make and a compiler for nothing.
  const { packages } = JSON.parse(readFileSync(inRoot('cms/package-lock.json'), 'utf8')) as {
    packages: Record<string, { gypfile?: boolean }>
  }
  assert.equal(
    packages['node_modules/better-sqlite3']?.gypfile,
    false,
    'Write "gypfile": false into better-sqlite3 of cms/package-lock.json.',
  )
})
