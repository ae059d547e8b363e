import { useEffect, useReducer, useRef } from 'react'
import { RefusedFile } from '../../../cms/staff/upload'
import { useProtect } from '../../../session/staff'
import { uploadProblem } from '../../../staff/upload-problem'
import { useRefresh } from '../../../session/use-refresh'
import { randomKey } from '../../../ui/feedback/random-key'
import { useUnsaved } from '../../../ui/staff/unsaved'
import { addImage } from './add-image'
import { lanes } from './lanes'
import { canBeSent, isUnderWay, uploadRows, type UploadRow } from './upload-rows'

/**
 * The chosen files and their way into the gallery, at most two at a time.
 *
 * @param isDraft whether visitors do not get them yet
 */
export function useUploads(nextPosition: number, isDraft: boolean) {
  const [rows, dispatch] = useReducer(uploadRows, [])
  const protect = useProtect()
  const refresh = useRefresh()
  const latest = useRef(rows)
  const way = useRef(lanes(2))
  const cancels = useRef(new Map<string, AbortController>())
  const taken = useRef(-1)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  // Files that are chosen but not sent are lost with the page.
  const unsent = rows.some((row) => canBeSent(row) || isUnderWay(row))
  useUnsaved(unsent, {
    question: 'Leave without uploading?',
    about: 'The chosen images and what you typed about them are lost.',
  })

  const send = async (id: string, position: number, signal: AbortSignal) => {
    // What is typed while a file waits is sent with it.
    const row = latest.current.find((row) => row.id === id)
    if (!row || signal.aborted) return
    dispatch({ type: 'send', id, progress: 0 })
    try {
      await protect(() =>
        addImage(row, {
          position,
          isDraft,
          signal,
          onProgress: (progress) => {
            if (!signal.aborted) dispatch({ type: 'send', id, progress })
          },
          onStored: (fileId) => {
            dispatch({ type: 'store', id, fileId })
          },
        }),
      )
    } catch (error) {
      if (isAbort(error)) return
      const type = error instanceof RefusedFile ? 'refuse' : 'fail'
      dispatch({ type, id, problem: uploadProblem(error) })
      return
    }
    dispatch({ type: 'finish', id })
    await refresh()
  }

  const takePosition = () => {
    taken.current = Math.max(taken.current + 1, nextPosition)
    return taken.current
  }

  const start = (chosen: UploadRow[]) => {
    for (const { id } of chosen) {
      const cancel = new AbortController()
      cancels.current.set(id, cancel)
      const position = takePosition()
      dispatch({ type: 'queue', id })
      void way.current(() => send(id, position, cancel.signal))
    }
  }

  return {
    rows,
    takePosition,
    choose: (files: File[]) => {
      dispatch({ type: 'choose', files: files.map((file) => ({ id: randomKey(), file })) })
    },
    type: (id: string, field: 'alternativeText' | 'caption', text: string) => {
      dispatch({ type: 'type', id, field, text })
    },
    remove: (id: string) => {
      dispatch({ type: 'remove', id })
    },
    start,
    cancel: (id: string) => {
      cancels.current.get(id)?.abort()
      dispatch({ type: 'cancel', id })
    },
  }
}

/** Whoever cancelled knows it: the row says so already. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
