import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { fileStore } from '../files/site-files'
import { contentVersion } from '../content-version/count'
import { environment } from '../environment/environment'

interface Check {
  ok: boolean
  /** What is wrong, in words for whoever runs the site. */
  message?: string
}

interface Readiness {
  ready: boolean
  checks: Record<string, Check>
}

/** A check that takes longer has failed, in ms: whoever asks wants to know now. */
const patience = 2000

/** Less free space than this, in bytes, is a full disk soon: an image and its renditions take some tens of megabytes. */
const floor = 200 * 1024 * 1024

class Problem extends Error {}

async function writable(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < floor) throw new Problem(`less than ${floor / 1024 / 1024} MB are free in DATA_DIR`)
  const probe = join(folder, `.ready-${process.pid}`)
  await writeFile(probe, '')
  await rm(probe, { force: true })
}

/** Runs a check; while it hangs, whoever asks again waits for the same one and does not make it hang twice. */
function checker(failed: string, run: () => Promise<unknown>, log: (cause: string) => void) {
  let running: Promise<Check> | undefined
  let wasOk = true
  const once = (): Promise<Check> => {
    running ??= run()
      .then(
        (): Check => ({ ok: true }),
        (error: unknown): Check => {
          // Said once, not each time that somebody asks.
          if (wasOk) log(`Not ready, ${failed}: ${error instanceof Error ? error.message : String(error)}`)
          return { ok: false, message: error instanceof Problem ? error.message : failed }
        },
      )
      .then((check) => {
        wasOk = check.ok
        return check
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  return async (): Promise<Check> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Check>((resolve) => {
      timer = setTimeout(() => {
        resolve({ ok: false, message: `${failed}: no answer within ${patience / 1000} s` })
      }, patience)
    })
    const check = await Promise.race([once(), late])
    clearTimeout(timer)
    return check
  }
}

/** @returns finds out whether this CMS can do its work, in two seconds at most, whatever hangs */
export function readiness(strapi: Core.Strapi): () => Promise<Readiness> {
  const { dataDir } = environment()
  const log = (cause: string) => strapi.log.error(cause)
  const checks = {
    // A row that the start makes: it tells of the tables as well.
    database: checker('the database does not answer as it should', () => contentVersion(strapi), log),
    disk: checker('DATA_DIR cannot be written', () => writable(dataDir), log),
    media: checker('the storage of the images cannot be read', () => fileStore().check(), log),
  }
  return async () => {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
    )
    return { ready: found.every(([, { ok }]) => ok), checks: Object.fromEntries(found) }
  }
}
