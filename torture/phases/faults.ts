import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { openSqlite } from '../site/database.ts'
import type { Incidents } from '../run/incidents.ts'
import { count, Lost } from '../writing/lost.ts'
import { freePorts } from '../site/ports.ts'
import { signal } from '../site/processes.ts'
import { nonsenses, Proxy, type Nonsense } from '../site/proxy.ts'
import type { Random } from '../run/random.ts'
import { readAll, Reader } from '../answers/reader.ts'
import type { Site } from '../site/site.ts'
import { rest } from '../run/wait.ts'
import { Writer } from '../writing/writer.ts'

/** Makes what the site stands on fail while others write and read, and looks whether all is well afterwards. */
export async function makeFaults(site: Site, random: Random, incidents: Incidents): Promise<void> {
  incidents.begin('faults', site.database)
  const writers = ['f', 'g', 'h'].map((name) => new Writer(site, random, name))
  const lost = new Lost(site, incidents)
  await readAll(site.url)
  const readers = [0, 1].map(() => new Reader(site.url, random))

  /** @param seconds for which others go on writing once all is well again */
  const during = async (name: string, fault: () => Promise<void>, seconds = 1) => {
    incidents.doing = name
    for (const writer of writers) writer.go()
    await rest(random.between(300, 1000))
    await fault()
    await rest(1000 * seconds)
    // Each of them sends its last write until it is answered.
    await Promise.all(writers.map((writer) => writer.pause()))
    if (site.hasEnded()) await site.startAgain(`after: ${name}`)
    await lost.look(writers)
    for (const { path: page, status, reason } of readers.flatMap((reader) => reader.takeFailures()))
      incidents.tell('failed', `${page} during: ${name}: ${String(status)} ${reason}`)
  }

  const restart = async (cmsUrl: string) => {
    incidents.doing = 'a restart, the front end asks another address'
    await site.stop()
    site.frontendsCmsUrl = cmsUrl
    await site.start()
    // Nobody is to blame for what could not be read meanwhile.
    for (const reader of readers) reader.takeFailures()
  }

  try {
    if (site.postgres === undefined) await during('the database is locked for 8 s', () => lock(site))
    else {
      await during('the database is restarted at once', async () => {
        await site.postgres?.stop('SIGQUIT')
        await rest(2000)
        await site.postgres?.start()
      })
    }
    if (site.folder.isDisk) await during('the disk is full', () => fill(site))
    else incidents.note('no disk was filled up: that needs root, and the right to mount one')
    await during('the CMS is asleep for 20 s', () => sleep(site))
    await talkNonsense(site, restart, during)
  } finally {
    await Promise.all(readers.map((reader) => reader.stop()))
    await Promise.all(writers.map((writer) => writer.pause()))
  }
  count(writers, incidents)
  site.look()
}

async function lock(site: Site): Promise<void> {
  const database = openSqlite(path.join(site.dataDir, 'cms.sqlite'), { readonly: false })
  database.exec('BEGIN IMMEDIATE')
  await rest(8000)
  database.exec('ROLLBACK')
  database.close()
}

/** Fills the disk of the data, the temporary files and the database to the last byte, for 8 s. */
async function fill(site: Site): Promise<void> {
  const file = path.join(site.folder.path, 'filler')
  const descriptor = openSync(file, 'w')
  try {
    for (const block of [Buffer.alloc(1_000_000), Buffer.alloc(1000), Buffer.alloc(1)]) {
      try {
        for (;;) writeSync(descriptor, block)
      } catch {
        // Full, but for a rest that is smaller than the block.
      }
    }
    await rest(8000)
  } finally {
    closeSync(descriptor)
    rmSync(file)
  }
  // PostgreSQL ends where it cannot write its log, and whoever looks after it starts it again.
  await site.postgres?.start()
}

async function sleep(site: Site): Promise<void> {
  const pid = site.pidOf('cms')
  if (pid === undefined) throw new Error('The CMS does not run.')
  signal(pid, 'SIGSTOP')
  await rest(20_000)
  signal(pid, 'SIGCONT')
}

/** Puts something between the halves that says what no CMS says. */
async function talkNonsense(
  site: Site,
  restart: (cmsUrl: string) => Promise<void>,
  during: (name: string, fault: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const [port = 0] = await freePorts(1, Number(new URL(site.cmsUrl).port) + 10)
  const proxy = await Proxy.start(site.cmsUrl, port)
  try {
    await restart(proxy.url)
    for (const says of Object.keys(nonsenses) as Nonsense[]) {
      for (const when of ['before', 'after'] as const) {
        const deeds = when === 'before' ? 'does nothing' : 'does what it is asked'
        await during(`the CMS ${deeds} and answers with ${says}`, async () => {
          proxy.mode = { says, when }
          await rest(3000)
          proxy.mode = undefined
        })
      }
    }
  } finally {
    await restart(site.cmsUrl)
    await proxy.close()
  }
}
