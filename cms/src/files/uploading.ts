import { AsyncLocalStorage } from 'node:async_hooks'

/** Files come in by the upload of the site: they are collected once nothing refers to them, see collect.ts. */
interface SiteUpload {
  /** The client's name for this upload, under which a repeated one finds the file of the first. */
  readonly key: string | undefined
}

const siteUploads = new AsyncLocalStorage<SiteUpload>()

/** Stores the files of `work` as an upload of the site. */
export const asSiteUpload = <T>(upload: SiteUpload, work: () => Promise<T>): Promise<T> =>
  siteUploads.run(upload, work)

export const currentSiteUpload = (): SiteUpload | undefined => siteUploads.getStore()

/** The key of the upload was used before. */
export class UploadedBefore extends Error {
  /** @param file the id of the file that was stored then */
  constructor(readonly file: number) {
    super(`The file ${file} was stored by this upload before`)
  }
}

/** Places in the storage that are being written or are written, each with the end of its writing. */
const written = new AsyncLocalStorage<Map<string, Promise<void>>>()

/**
 * Stores files whole or not at all: when `work` fails, what it has written is removed again, except what
 * {@link keepPlaces} was told of.
 * @param remove takes a place away; one that is not there is no error
 */
export async function wholeOrNothing<T>(
  remove: (place: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const places = new Map<string, Promise<void>>()
  try {
    return await written.run(places, work)
  } catch (error) {
    // Copies that are still being written would appear after their removal.
    await Promise.allSettled(places.values())
    await Promise.all([...places.keys()].map(remove))
    throw error
  }
}

/** Notes that a place is being written. */
export function writing(place: string, end: Promise<void>): Promise<void> {
  written.getStore()?.set(place, end)
  return end
}

/** A file is in the database: its places stay, whatever happens to further files of the same call. */
export function keepPlaces(places: readonly (string | undefined)[]): void {
  for (const place of places) if (place !== undefined) written.getStore()?.delete(place)
}
