import { useRef, useState } from 'react'
import { RefusedFile, upload, type Section } from '../../cms/staff/upload'
import { useProtect } from '../../session/staff'
import { uploadProblem } from '../upload-problem'
import { imageProblem } from '../../ui/form/files/image-limits'
import { randomKey } from '../../ui/feedback/random-key'
import { useUnsaved } from '../../ui/staff/unsaved'
import { readPicture, type Picture } from './picture'
import { useTellSending } from './sending'

/** A chosen file on its way into the media library. */
export interface Upload {
  /** Names every attempt for this file as the same one. */
  key: string
  file: File
  /** The part that has been sent, from 0 to 1. */
  part: number
  /** Why it did not arrive, in words. */
  problem: string | undefined
  /** Whether it will never be taken. */
  isRefused: boolean
  /** The image whose place it shall take, if any. */
  instead: string | undefined
}

const noPlace = 'There is no place left for this image. Remove another one first, and choose it again.'

/**
 * Sends files as soon as they are chosen, one after the other, so that their order stays.
 *
 * @param section where they belong in the storage
 * @param onArrived told each image that has arrived, and whose place it shall take
 */
export function useUploads(
  section: Section,
  onArrived: (picture: Picture, instead: string | undefined) => void,
) {
  const protect = useProtect()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const cancels = useRef(new Map<string, AbortController>())
  const isUnderWay = uploads.some(({ problem }) => problem === undefined)
  useTellSending(isUnderWay ? 'under way' : uploads.length > 0 ? 'failed' : undefined)
  // The form learns of an image when it has arrived.
  useUnsaved(
    uploads.some(({ isRefused }) => !isRefused),
    { question: 'Leave without the image?', about: 'The chosen image has not arrived yet and is lost.' },
  )

  const change = (key: string, news: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)))
  }
  const remove = (key: string) => {
    cancels.current.get(key)?.abort()
    cancels.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  const send = async ({ key, file, instead }: Upload) => {
    const cancel = cancels.current.get(key)
    if (!cancel) return
    const { signal } = cancel
    const isCancelled = () => !cancels.current.has(key)
    try {
      const onProgress = (part: number) => {
        change(key, { part })
      }
      const stored = await protect(() =>
        upload(file, { section, alternativeText: '', key, onProgress, signal }),
      )
      // Cancelled in the last moment: the media library collects what nothing shows.
      if (isCancelled()) return
      onArrived(readPicture(stored), instead)
      remove(key)
    } catch (error) {
      if (isCancelled()) return
      change(key, { problem: uploadProblem(error), isRefused: error instanceof RefusedFile })
    }
  }

  const enqueue = (one: Upload) => {
    cancels.current.set(one.key, new AbortController())
    queue.current = queue.current.then(() => send(one))
  }

  return {
    uploads,
    /**
     * @param options.instead the id of the image whose place a file shall take
     * @param options.places how many of the files there is room for
     */
    add: (files: File[], { instead, places = Infinity }: { instead?: string; places?: number } = {}) => {
      let free = places
      const chosen = files.map((file) => {
        const problem = imageProblem(file) ?? (free > 0 ? undefined : noPlace)
        if (problem === undefined) free -= 1
        return { key: randomKey(), file, part: 0, problem, isRefused: problem !== undefined, instead }
      })
      setUploads((all) => [...all, ...chosen])
      for (const one of chosen) if (one.problem === undefined) enqueue(one)
    },
    retry: (one: Upload) => {
      change(one.key, { part: 0, problem: undefined })
      enqueue(one)
    },
    remove,
  }
}
