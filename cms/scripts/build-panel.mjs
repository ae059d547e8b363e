// Builds Strapi's admin panel into dist/build while the CMS may run: `strapi build` would compile all of the CMS once
// more, into the files that it is running from. Here it gets a project of its own, with nothing but what a panel is made
// of. With `--announce` nothing is built: a page that says that it will be takes the panel's place.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const dist = path.resolve('dist')
const panel = path.join(dist, 'build')

if (process.argv.includes('--announce')) {
  announce('The admin panel is being built. This takes about a minute; it opens here by itself.')
} else {
  giveWay()
  removeLeftOver()
  aside((project) => {
    lay(project)
    const strapi = path.resolve('node_modules/@strapi/strapi/bin/strapi.js')
    const { status, signal } = spawnSync(process.execPath, [strapi, 'build'], {
      cwd: project,
      stdio: 'inherit',
    })
    if (status === 0) {
      replace(path.join(project, 'dist/build'))
    } else {
      announce(
        'The admin panel could not be built. What the site has printed says why; its next start tries again.',
      )
      if (signal === 'SIGKILL')
        console.error(
          'The build was killed. If nobody did, memory ran out: it takes about 2 GB, see docs/operations.md.',
        )
      process.exitCode = 1
    }
  })
}

/**
 * Works in a folder whose packages are those of the CMS, on the disk where the panel will be.
 * @param {(folder: string) => void} work
 */
function aside(work) {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(path.join(dist, 'panel-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whoever reads or edits the site meanwhile goes first, and where memory runs out, this is what the system ends. */
function giveWay() {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // No other system than Linux has the file, and not every container may write it: it is then ended as any other.
  }
}

/** Of a build that was interrupted. */
function removeLeftOver() {
  const left = existsSync(dist) ? readdirSync(dist).filter((name) => name.startsWith('panel-')) : []
  for (const name of left) rmSync(path.join(dist, name), { recursive: true, force: true })
}

/** @param {string} project an empty folder below the CMS's, whose packages are found from there */
function lay(project) {
  copyFileSync('package.json', path.join(project, 'package.json'))
  mkdirSync(path.join(project, 'src'))
  for (const folder of ['admin', 'plugins'].map((name) => path.resolve('src', name)))
    if (existsSync(folder)) symlinkSync(folder, path.join(project, 'src', path.basename(folder)), 'junction')
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { rootDir: '../..', outDir: 'dist' },
    // The only part of the CMS that a build of the panel reads.
    include: ['../../config/**/*.ts'],
  }
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(settings))
}

/**
 * Strapi reads the panel's files anew for each request, so that it can be exchanged under a running CMS.
 * @param {string} folder the new panel
 */
function replace(folder) {
  aside((before) => {
    if (existsSync(panel)) renameSync(panel, path.join(before, 'build'))
    renameSync(folder, panel)
  })
}

/** @param {string} words shown by a page that asks for the panel again every few seconds */
function announce(words) {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="4">
<title>The admin panel</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34em; margin: 20vh auto; padding: 0 1em">
<p>${words}</p>
<p>Everything else works: the site, and the staff's pages on it.</p>
`
  aside((folder) => {
    const instead = path.join(folder, 'build')
    mkdirSync(instead)
    writeFileSync(path.join(instead, 'index.html'), page)
    replace(instead)
  })
}
