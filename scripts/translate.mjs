// Run by `translated.mjs` in a process of its own: `node scripts/translate.mjs FILE` translates a program of the scripts, with what
// it imports of ours, into plain JavaScript, and prints the address to import. For one that stays: tsx, which translates
// each file when it is loaded, takes 25 MB for as long, and esbuild in the same process 15 MB (PSS, Node 20).
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const [, , file = ''] = process.argv
const root = fileURLToPath(new URL('..', import.meta.url))
// As deep in the project as the scripts themselves, which find it by where they are.
const outdir = path.join(root, 'dist')

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [file],
  outdir,
  write: false,
  bundle: true,
  // What is imported on the way stays unloaded until then.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
})
mkdirSync(outdir, { recursive: true })
for (const { path: place, contents } of outputFiles) {
  if (existsSync(place) && readFileSync(place).equals(contents)) continue
  // Another start may read it at this moment.
  const part = `${place}.${String(process.pid)}`
  writeFileSync(part, contents)
  renameSync(part, place)
}
console.log(pathToFileURL(path.join(outdir, path.basename(file).replace(/ts$/, 'js'))).href)
