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

/** What one piece of work does to the storage. */
interface Storing {
  /** Places that are being written or are written, each with the end of its writing. */
  written: Map<string, Promise<void>>
  /** Places of what is replaced. */
  obsolete: Set<string>
}

const storing = new AsyncLocalStorage<Storing>()

/**
 * Stores files whole or not at all: when `work` fails, what it has written is removed again, except what
 * {@link keepPlaces} was told of, and what it replaces stays.
 * @param remove takes a place away; one that is not there is no error
 */
export async function wholeOrNothing<T>(
  remove: (place: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const { written, obsolete }: Storing = { written: new Map(), obsolete: new Set() }
  let done: T
  try {
    done = await storing.run({ written, obsolete }, work)
  } catch (error) {
    // Copies that are still being written would appear after their removal.
    const ends = await Promise.allSettled(written.values())
    // A place that could not be written may be somebody else's.
    const whole = [...written.keys()].filter((_, at) => ends[at]?.status === 'fulfilled')
    await Promise.all(whole.map(remove))
    throw error
  }
  // All is stored. What cannot be removed now is named by no row, and is put aside some hours later (sweep.ts).
  await Promise.allSettled([...obsolete].map(remove))
  return done
}

/** Notes that a place goes when the work is done: until then the database names it. @returns false outside of such work */
export function removeAfterwards(place: string): boolean {
  return storing.getStore()?.obsolete.add(place) !== undefined
}

/** Notes that a place is being written. */
export function writing(place: string, end: Promise<void>): Promise<void> {
  storing.getStore()?.written.set(place, end)
  return end
}

/** A file is in the database: its places stay, whatever happens to further files of the same call. */
export function keepPlaces(places: readonly (string | undefined)[]): void {
  for (const place of places) if (place !== undefined) storing.getStore()?.written.delete(place)
}
