import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildHalves } from '../build/build.ts'
import { run } from '../processes/command.ts'
import { inRoot } from '../root.ts'
import { wake } from '../processes/sleep.ts'
import { backUpForVersion } from '../upgrade.ts'
import { presentPlace } from './place.ts'
import type { Given, Verb } from './verb.ts'

export const erase: Verb = {
  summary: 'removes a person from content, trash, history and files, for good',
  words: 1,
  options: { 'dry-run': { type: 'boolean' } },
  help: `PERSON [OPTIONS]
  PERSON                   a name as the site has or had it ("Jane Doe"), or the last part of the address of a page
  --dry-run                says what would be removed, and removes nothing`,
  run: erasePerson,
}

async function erasePerson(given: Given): Promise<string> {
  const { environment } = presentPlace(given)
  const dry = given.has('dry-run')
  await buildHalves()
  await backUpForVersion(environment)
  const script = inRoot('cms/dist/scripts/erase-person.js')
  const { code, output } = await run(
    process.execPath,
    [script, ...given.words, ...(dry ? ['--dry-run'] : [])],
    {
      cwd: inRoot('cms'),
      env: { ...environment.cms, LOG_LEVEL: 'error', NODE_ENV: 'production' },
    },
  )
  if (code !== 0) throw new Error(output.trim())
  if (dry) return output.trim()
  forgetPages(environment.dataDir)
  await wake(environment)
  return `${output.trim()}\nBackups that were made before, and what was frozen, still hold it: make them anew.`
}

/** The last good pages are made anew; those that nobody asks for would lie there until then. */
function forgetPages(dataDir: string): void {
  const pages = path.join(dataDir, 'pages')
  if (!existsSync(pages)) return
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) rmSync(path.join(entry.parentPath, entry.name), { force: true })
}
