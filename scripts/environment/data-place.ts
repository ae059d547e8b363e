import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Remembers beside `.env` which folder it names for the data, so that a `.env` that has lost DATA_DIR is noticed: the
 * site would begin anew in the usual folder.
 * @param envFile the `.env` file
 * @param named the folder that it names; undefined when it names none
 * @throws Error that says where the data is, and the cure
 */
export function needSameDataDir(envFile: string, named: string | undefined): void {
  const memory = path.join(path.dirname(envFile), '.data-dir')
  const before = existsSync(memory) ? readFileSync(memory, 'utf8').trim() : undefined
  if (named !== undefined) {
    if (named !== before) writeFileSync(memory, `${named}\n`)
    return
  }
  if (before === undefined || !existsSync(path.join(before, 'installation.json'))) return
  throw new Error(
    `DATA_DIR: not given by .env or the environment any more, and the data was in ${before}. Nothing was changed.\n` +
      `Put .env back from your backup and start again. If the change is meant, remove ${memory} and start again.`,
  )
}
