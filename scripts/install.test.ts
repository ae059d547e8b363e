import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { headersOfNode } from './install-failure.mjs'
import { install, installAll, isInstalled, sameInstall } from './install.mjs'
import { inRoot } from './root.ts'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}

test('packages that npm installed from this lock file are not installed again', () => {
  expect(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }, true)).toBe(true)
})

test('another version, a missing package or a superfluous one asks for an install', () => {
  expect(sameInstall(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }, true)).toBe(false)
  expect(sameInstall(lock, { packages: {} }, true)).toBe(false)
  expect(
    sameInstall(
      lock,
      {
        packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
      },
      true,
    ),
  ).toBe(false)
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

/**
 * A project that runs with one package, of which there is version 1.0.0 alone, is tested with another, and has a script
 * that runs after an install.
 */
function needing(version: string): void {
  for (const name of ['tool', 'tester']) {
    mkdirSync(inFolder(name), { recursive: true })
    write(`${name}/package.json`, { name, version: '1.0.0', bin: 'program.js' })
    write(`${name}/program.js`, `#!/usr/bin/env node\nconsole.log("The ${name} works.")\n`)
    execFileSync('npm', ['pack', `./${name}`, '--silent'], { cwd: folder })
  }
  const project = {
    name: 'project',
    version: '1.0.0',
    dependencies: { tool: version },
    devDependencies: { tester: '1.0.0' },
  }
  write('package.json', { ...project, scripts: { prepare: 'node prepare.mjs' } })
  write('prepare.mjs', 'import { writeFileSync } from "node:fs"\nwriteFileSync("prepared", "")')
  const { port } = registry.address() as AddressInfo
  const locked = (name: string, version: string) => ({
    version,
    resolved: `http://127.0.0.1:${String(port)}/${name}-${version}.tgz`,
    bin: { [name]: 'program.js' },
  })
  write('package-lock.json', {
    ...project,
    lockfileVersion: 3,
    packages: {
      '': project,
      'node_modules/tester': { ...locked('tester', '1.0.0'), dev: true },
      'node_modules/tool': locked('tool', version),
    },
  })
}

const runTool = (): string => execFileSync(inFolder('node_modules/.bin/tool'), { encoding: 'utf8' })

test('packages are installed aside and put into their place; the project prepares itself where it is', async () => {
  needing('1.0.0')
  expect(isInstalled(folder, true)).toBe(false)
  await install(folder, true)
  expect(isInstalled(folder, true)).toBe(true)
  expect(runTool()).toBe('The tool works.\n')
  expect(existsSync(inFolder('prepared'))).toBe(true)
  expect(existsSync(inFolder('.install'))).toBe(false)
})

test('what only tests is installed when it is asked for, and its absence noticed then', async () => {
  needing('1.0.0')
  await install(folder, false)
  expect(runTool()).toBe('The tool works.\n')
  expect(existsSync(inFolder('node_modules/tester'))).toBe(false)
  expect(existsSync(inFolder('prepared'))).toBe(false)
  for (const ofNpm of [false, true]) {
    // Who has run npm himself has left no stamp.
    if (ofNpm) rmSync(inFolder('node_modules/.installed'))
    expect(isInstalled(folder, true)).toBe(false)
    expect(isInstalled(folder, false)).toBe(true)
  }
  // Whoever works on the project goes on with what he has.
  for (const dev of [true, false]) {
    await install(folder, dev)
    expect(existsSync(inFolder('node_modules/tester'))).toBe(true)
    expect(isInstalled(folder, true)).toBe(true)
    expect(isInstalled(folder, false)).toBe(true)
  }
})

test('an install that fails says why, and takes nothing away', async () => {
  needing('1.0.0')
  await install(folder, true)
  needing('2.0.0')
  expect(isInstalled(folder, true)).toBe(false)
  await expect(install(folder, true)).rejects.toThrow(/404[^]*failed. Above is what npm said/)
  expect(runTool()).toBe('The tool works.\n')
  needing('1.0.0')
  expect(isInstalled(folder, true)).toBe(true)
})

test('of several folders each gets its packages, also when those of another are not to be had', async () => {
  needing('1.0.0')
  const other = inFolder('other')
  mkdirSync(other)
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(inFolder(file), path.join(other, file))
  needing('2.0.0')
  await expect(installAll([folder, other], false)).rejects.toThrow(
    `Installing the packages of ${folder} failed.`,
  )
  expect([isInstalled(folder, false), isInstalled(other, false)]).toEqual([false, true])
  needing('1.0.0')
  await installAll([folder, other], false)
  expect(runTool()).toBe('The tool works.\n')
})

test('an install that was interrupted between taking the old packages away and placing the new ones is finished', async () => {
  needing('1.0.0')
  await install(folder, true)
  mkdirSync(inFolder('.install/before'), { recursive: true })
  renameSync(inFolder('node_modules'), inFolder('.install/node_modules'))
  expect(isInstalled(folder, true)).toBe(true)
  expect(runTool()).toBe('The tool works.\n')
  expect(existsSync(inFolder('.install'))).toBe(false)
})

test('who comes while another process installs waits for it, and takes nothing of it away', async () => {
  needing('1.0.0')
  const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
  try {
    mkdirSync(inFolder('.install'))
    write('.install/process', String(other.pid))
    expect(isInstalled(folder, true)).toBe(false)
    const waiting = installAll([folder], true)
    expect(existsSync(inFolder('.install/process'))).toBe(true)
    // It was killed: what it has left is no obstacle.
    other.kill('SIGKILL')
    await waiting
    expect(runTool()).toBe('The tool works.\n')
    expect(existsSync(inFolder('.install'))).toBe(false)
  } finally {
    other.kill('SIGKILL')
  }
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
  expect(headersOfNode(inFolder('bin/node'))).toEqual({ npm_config_nodedir: folder })
  headers('9999')
  expect(headersOfNode(inFolder('bin/node'))).toEqual({})
  expect(headersOfNode(inFolder('elsewhere/bin/node'))).toEqual({})
})

test('the driver of SQLite is not compiled: npm forgets to write into the lock file that it brings its programs', () => {
  // https://github.com/npm/cli/issues/9837: without the line npm wants python3, make and a compiler for nothing.
  const { packages } = JSON.parse(readFileSync(inRoot('cms/package-lock.json'), 'utf8')) as {
    packages: Record<string, { gypfile?: boolean }>
  }
  expect(
    packages['node_modules/better-sqlite3']?.gypfile,
    'Write "gypfile": false into better-sqlite3 of cms/package-lock.json.',
  ).toBe(false)
})
