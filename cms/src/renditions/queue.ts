import { AsyncResource } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { announcements } from '../content-version/count'
import { keyAt } from '../files/file-store'
import { fileStore } from '../files/site-files'
import { Interrupted } from '../images/errors'
import type { ImageProcess } from '../images/image-process'
import { isRenditionName } from '../images/recipe'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'
import { claimNext, postpone, release, settle, type Claim } from './claim'
import { publish, type Finished } from './publish'
import { storeRendition, type StoredRendition } from './stored'

const fileUid = 'plugin::upload.file'

/** Every publication makes all kept pages old, so that a hundred new images are published some at a time. */
const betweenPublications = 10 * 1000

/** How often it is looked for images that another instance has left unfinished, or that could not be stored. */
const betweenLooks = 5 * 60 * 1000

/** How soon it is tried again after the database refused something, in ms: another program may be writing in it. */
const afterRefusal = 5 * 1000

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
  private working: Promise<void> | undefined
  /** Something may have been stored since the last look. */
  private isNews = false
  private ended = false

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly imageProcess: ImageProcess,
  ) {}

  /** Begins to work, unless it works already. */
  wake(): void {
    if (this.ended) return
    this.isNews = true
    this.working ??= this.work()
      .catch((error: unknown) => {
        this.isNews = false
        this.strapi.log.error(`The making of renditions stopped and is tried again soon: ${reasonOf(error)}`)
        setTimeout(() => {
          this.wake()
        }, afterRefusal).unref()
      })
      .finally(() => {
        this.working = undefined
        // Somebody may have called in the last moment.
        if (this.isNews && !this.ended) this.wake()
      })
  }

  /** Stops after the present step; what is unfinished is taken up by the next start. */
  async end(): Promise<void> {
    this.ended = true
    await this.imageProcess.end()
    await this.working
  }

  private async work(): Promise<void> {
    const begun = Date.now()
    let made = 0
    try {
      while (this.isNews) {
        this.isNews = false
        for (let next = await this.next(); next !== undefined; next = await this.next()) {
          made += await this.make(next)
          if (Date.now() - this.lastPublication >= betweenPublications) await this.publish()
        }
        await this.publish()
      }
    } finally {
      const seconds = Math.ceil((Date.now() - begun) / 1000)
      if (made > 0) this.strapi.log.info(`Renditions of ${made} image(s) were made in ${seconds} s`)
    }
  }

  /** @returns `undefined` when nothing is left to do, or when no more shall be done */
  private async next(): Promise<Claim | undefined> {
    const next = this.ended ? undefined : await claimNext(this.strapi)
    if (next === undefined || !this.ended) return next
    await release(this.strapi, next)
    return undefined
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
      else {
        strapi.log.warn(`Renditions of ${url} were not made and are tried again later: ${reasonOf(error)}`)
        await postpone(strapi, claim, reasonOf(error))
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
  // Outside of the upload or the save that it is told of, which it would otherwise take to be its own.
  const wake = AsyncResource.bind(() => {
    queue.wake()
  })
  let timer: NodeJS.Timeout | undefined

  aroundListening(strapi, {
    after() {
      announcements.on('changed', wake)
      timer = setInterval(wake, betweenLooks).unref()
      wake()
    },
  })
  beforeStopping(strapi, async () => {
    announcements.off('changed', wake)
    clearInterval(timer)
    await queue.end()
  })
}
