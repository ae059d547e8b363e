import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How the second line says that a site has run with the folder. */
const inUse = 'in use'

/**
 * Remembers beside `.env` which folder it names for the data, so that two losses are noticed, after which the site would
 * begin anew: of DATA_DIR in `.env`, and of the disk that the folder is on.
 * @param envFile the `.env` file
 * @param named the folder that it names; undefined when it names none
 * @throws Error that says where the data is or was, and the cure
 */
export function needSameDataDir(envFile: string, named: string | undefined): void {
  const memory = memoryBeside(envFile)
  const [before, use] = remembered(memory)
  if (named !== undefined) {
    if (named !== before) writeFileSync(memory, `${named}\n`)
    else if (use === inUse && isEmpty(named))
      throw new Error(
        `DATA_DIR is ${named}, where the content of this site was, and nothing is there now. Is its disk mounted? Nothing was ` +
          `changed.\nIf the site shall begin anew there, remove ${memory} and start again.`,
      )
    return
  }
  if (before === undefined || !existsSync(path.join(before, 'installation.json'))) return
  throw new Error(
    `DATA_DIR: not given by .env or the environment any more, and the data was in ${before}. Nothing was changed.\n` +
      `Put .env back from your backup and start again. If the change is meant, remove ${memory} and start again.`,
  )
}

/** Remembers that there is content in a folder, if it is the one that `.env` names. */
export function rememberUse(envFile: string, dataDir: string): void {
  const memory = memoryBeside(envFile)
  const [before, use] = remembered(memory)
  if (before === dataDir && use !== inUse) writeFileSync(memory, `${dataDir}\n${inUse}\n`)
}

const memoryBeside = (envFile: string): string => path.join(path.dirname(envFile), '.data-dir')

const remembered = (memory: string): (string | undefined)[] =>
  existsSync(memory) ? readFileSync(memory, 'utf8').trim().split('\n') : []

/** Where a disk is mounted, its root may have a folder of the file system's own. */
const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === 'lost+found')
