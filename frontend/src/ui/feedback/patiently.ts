import { useEffect, useSyncExternalStore } from 'react'
import { Cancelled } from './cancelled'
import { patience } from './patience'

interface Waiting {
  isLate: boolean
  /** Whether something is changed, and not only read. */
  saves: boolean
  cancel: () => void
}

const underWay = new Set<Waiting>()
/** How many forms and dialogs wait that say so themselves. */
let places = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Waits for an answer of the site that somebody has asked for by a press of a button.
 *
 * @param ask asks; calls `moved` whenever there is a sign of the site, such as more bytes that it took
 * @param options.saves whether the answer is of a change
 * @throws Cancelled when whoever waits has had enough
 */
export async function patiently<TAnswer>(
  ask: (signal: AbortSignal, moved: () => void) => Promise<TAnswer>,
  { saves = true }: { saves?: boolean | undefined } = {},
): Promise<TAnswer> {
  const abort = new AbortController()
  const waiting: Waiting = {
    isLate: false,
    saves,
    cancel: () => {
      abort.abort()
    },
  }
  const setLate = (isLate: boolean) => {
    waiting.isLate = isLate
    tell()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(setLate, patience, true)
    if (waiting.isLate) setLate(false)
  }
  underWay.add(waiting)
  wait()
  tell()
  try {
    return await ask(abort.signal, wait)
  } catch (error) {
    throw abort.signal.aborted ? new Cancelled('You stopped waiting.') : error
  } finally {
    clearTimeout(timer)
    underWay.delete(waiting)
    tell()
  }
}

/** Ends what has not answered for too long. */
export function cancelLate(): void {
  for (const { isLate, cancel } of underWay) if (isLate) cancel()
}

const isSaving = () => [...underWay].some(({ saves }) => saves)

/** Whether a change is on its way. */
export const useSaving = (): boolean => useSyncExternalStore(subscribe, isSaving, never)

const isLate = () => [...underWay].some((waiting) => waiting.isLate)
const isLateElsewhere = () => places === 0 && isLate()
const never = () => false

/** For a form or a dialog, which has a place to say it: whether what it waits for is late. */
export function useLateHere(isWaiting: boolean): boolean {
  useEffect(() => {
    if (!isWaiting) return
    places += 1
    tell()
    return () => {
      places -= 1
      tell()
    }
  }, [isWaiting])
  return useSyncExternalStore(subscribe, isLate, never) && isWaiting
}

/** Whether something is late that no form or dialog tells of. */
export const useLateElsewhere = (): boolean => useSyncExternalStore(subscribe, isLateElsewhere, never)
