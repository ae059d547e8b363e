/** Writes the site into the folder FREEZE_TO, once: `node dist/server/freeze.js`. */
import path from 'node:path'
import { readEnv } from '../env'
import { log } from '../log'
import { freeze } from './freeze'

// A web server, which is somebody else, reads them.
process.umask(0o022)
const { cmsUrls, origin, freezeTo, freezeUrl } = readEnv(process.env)
const since = performance.now()
try {
  if (freezeTo === undefined) throw new Error('Give the folder for the files as FREEZE_TO.')
  const client = path.join(import.meta.dirname, '../client')
  const done = await freeze({ cmsUrls, origin, home: freezeUrl, to: freezeTo, client, log })
  for (const address of done.dead) console.log(`  leads nowhere: ${address}`)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const megabytes = (done.bytes / 1e6).toFixed(1)
  console.log(
    `Froze ${done.pages} pages, with all that belongs to them ${done.files} files (${megabytes} MB), for ${freezeUrl}: ` +
      `${done.written} written, ${done.removed} removed, ${done.dead.length} links lead nowhere, ` +
      `in ${seconds} s, ${freezeTo}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
