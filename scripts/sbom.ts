import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes/command.ts'
import { inRoot } from './root.ts'

/** The installs that run in production, with what they are called in the file's name. */
const installs = { site: '.', cms: 'cms', frontend: 'frontend' } as const

/** `npm run sbom`: which packages run, as CycloneDX, one file for each install in `sbom/`. */
export async function main(): Promise<number> {
  mkdirSync(inRoot('sbom'), { recursive: true })
  for (const [name, folder] of Object.entries(installs)) {
    // Of the lock file: what is installed here may be more. Without peers: a package of Strapi wishes for an older TypeScript,
    // which does not run in production, and npm would refuse to go on.
    const args =
      'sbom --sbom-format=cyclonedx --omit=dev --package-lock-only --legacy-peer-deps --silent'.split(' ')
    const { code, output } = await run('npm', args, { cwd: inRoot(folder) })
    const start = output.indexOf('{')
    if (code !== 0 || start < 0) throw new Error(`${output}\n\nnpm sbom failed in ${folder}.`)
    writeFileSync(path.join(inRoot('sbom'), `${name}.json`), output.slice(start))
  }
  console.log('  sbom/site.json, cms.json and frontend.json are written')
  return 0
}
