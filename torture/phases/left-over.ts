import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { Incidents } from '../run/incidents.ts'
import type { Site } from '../site/site.ts'
import { filesIn, isRendering, knownFiles, temporaryFiles } from '../site/stored.ts'
import { until } from '../run/wait.ts'

/** Longer than what was interrupted takes to be done, in ms. */
const longestWork = 600_000

/** Longer than an image that was interrupted takes until its copies are named, in ms. */
const longestNaming = 60_000

/** The CMS leaves alone at its start what is younger than six hours, because it may belong to another instance; in ms. */
const longAgo = 7 * 60 * 60 * 1000

/** As if nobody had touched the files of a folder for hours. */
function letTimePass(folder: string): void {
  const time = new Date(Date.now() - longAgo)
  for (const file of filesIn(folder)) utimesSync(path.join(folder, file), time, time)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    utimesSync(path.join(folder, name), time, time)
}

/** Stops the site and starts it again hours later, and looks what all that was done to it has left behind. */
export async function findLeftOver(site: Site, incidents: Incidents): Promise<void> {
  incidents.begin('left over', site.database)
  const uploads = path.join(site.dataDir, 'public/uploads')
  await site.stop()
  letTimePass(uploads)
  letTimePass(path.join(site.dataDir, 'tmp'))
  await site.start()
  if (!(await until(async () => !(await isRendering(site)), longestWork, 1000)))
    incidents.tell('leftOver', 'copies of images are being made without end')
  const unnamed = async () => {
    const [stored, known] = [filesIn(uploads), await knownFiles(site.ask)]
    return stored.filter((file) => !known.has(`/uploads/${file}`))
  }
  // Copies whose making was interrupted are made again, and are named a moment after they are there.
  await until(async () => (await unnamed()).length === 0, longestNaming, 1000)
  for (const file of await unnamed()) incidents.tell('leftOver', `a stored file that nothing names: ${file}`)
  const known = await knownFiles(site.ask)
  incidents.current.tried = filesIn(uploads).length
  incidents.current.acknowledged = known.size
  for (const url of known)
    if (!existsSync(path.join(site.dataDir, 'public', url)))
      incidents.tell('lost', `a file that is not there: ${url}`)
  for (const name of temporaryFiles(path.join(site.folder.path, 'tmp')))
    incidents.tell('leftOver', `in the temporary folder: ${name}`)
  for (const file of filesIn(site.dataDir)) {
    if (/\.(part|tmp|lock|pid)$|~$/.test(file))
      incidents.tell('leftOver', `in the folder of the data: ${file}`)
  }
  await site.stop()
}
