import { useSyncExternalStore } from 'react'

/** How much of the file on its way is done, from 0 to 1; undefined while there is none. */
let part: number | undefined
const listeners = new Set<() => void>()

export function tellUploaded(done: number | undefined): void {
  part = done
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** For a form that sends a file with its texts: how much of it is done. */
export const useUploaded = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => part,
    () => undefined,
  )
