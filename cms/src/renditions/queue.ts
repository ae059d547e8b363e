import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { workAfterChanges } from '../content-version/background'
import { keyAt } from '../files/file-store'
import { fileStore } from '../files/site-files'
import { Failed, Interrupted, Unfinished } from '../images/errors'
import type { ImageProcess } from '../images/image-process'
import { isRenditionName } from '../images/recipe'
import { claimNext, postpone, release, settle, type Claim } from './claim'
import { publish, type Finished } from './publish'
import { storeRendition, type StoredRendition } from './stored'

const fileUid = 'plugin::upload.file'

/**
 * Milliseconds between two publications. Each makes all kept pages old, so that of many images, which take minutes, each
 * publication has more than the one before; staff who wait for the first ones see them soon.
 */
const betweenPublications = { least: 10_000, most: 60_000 }

interface FileRow {
  id: number
  url: string
  hash: string
  formats: Record<string, object> | null
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Makes the renditions of all images that lack them, one image at a time, whoever has stored them. */
class Queue {
  private finished: Finished[] = []
  private lastPublication = 0

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly imageProcess: ImageProcess,
  ) {}

  /** Makes what is lacking until it is told to stop. */
  async work(stop: AbortSignal): Promise<void> {
    const begun = Date.now()
    let made = 0
    try {
      for (let next = await this.next(stop); next !== undefined; next = await this.next(stop)) {
        made += await this.make(next)
        if (Date.now() - this.lastPublication >= this.untilNext(begun)) await this.publish()
      }
      await this.publish()
    } finally {
      const seconds = Math.ceil((Date.now() - begun) / 1000)
      if (made > 0) this.strapi.log.info(`Renditions of ${made} image(s) were made in ${seconds} s`)
    }
  }

  /** @returns `undefined` when nothing is left to do, or when no more shall be done */
  private async next(stop: AbortSignal): Promise<Claim | undefined> {
    const next = stop.aborted ? undefined : await claimNext(this.strapi)
    if (next === undefined || !stop.aborted) return next
    await release(this.strapi, next)
    return undefined
  }

  /** @returns the milliseconds from the last publication to the next: as many as the work had lasted by then */
  private untilNext(begun: number): number {
    const { least, most } = betweenPublications
    return Math.min(most, Math.max(least, this.lastPublication - begun))
  }

  private async publish(): Promise<void> {
    const { finished } = this
    // Kept until they are known: they are claimed, so that nobody else would make them for a while.
    await publish(this.strapi, finished)
    this.finished = []
    if (finished.length > 0) this.lastPublication = Date.now()
  }

  /** @returns of how many images renditions were made */
  private async make(claim: Claim): Promise<0 | 1> {
    const { strapi } = this
    const { id, url } = claim
    const file = (await strapi.db.query(fileUid).findOne({ where: { id, url } })) as FileRow | null
    // Deleted in the meantime, or come with its renditions by an import.
    if (file === null || Object.keys(file.formats ?? {}).some(isRenditionName)) {
      await settle(strapi, url, 'done')
      return 0
    }
    const folder = await mkdtemp(join(tmpdir(), 'renditions-'))
    try {
      const { made, placeholder } = await fileStore().withFile(keyAt(url), (source) =>
        this.imageProcess.run('render', { source, folder }),
      )
      const renditions: StoredRendition[] = []
      for (const one of made) renditions.push(await storeRendition(strapi, file, one))
      this.finished.push({ id, url, renditions, placeholder })
      return 1
    } catch (error) {
      if (error instanceof Interrupted) await release(strapi, claim)
      // Deleted while it was at work, as when the samples are removed right after the first start.
      else if ((await strapi.db.query(fileUid).count({ where: { id, url } })) === 0)
        await settle(strapi, url, 'done')
      else {
        strapi.log.warn(`Renditions of ${url} were not made and are tried again later: ${reasonOf(error)}`)
        // A disk or a bucket may be away for days, and the image is as good as before.
        const isImages = error instanceof Failed || error instanceof Unfinished
        await postpone(strapi, isImages ? claim : { ...claim, attempts: claim.attempts - 1 }, reasonOf(error))
      }
      return 0
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Makes renditions as long as the CMS serves. Commands that run beside it leave that to it. */
export function makeRenditions(strapi: Core.Strapi, imageProcess: ImageProcess): void {
  const queue = new Queue(strapi, imageProcess)
  workAfterChanges(strapi, {
    name: 'The making of renditions',
    run: (stop) => queue.work(stop),
    breakOff: () => imageProcess.end(),
  })
}
