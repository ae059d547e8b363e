import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useRefresh } from '../../session/use-refresh'

/** Milliseconds after which an open page asks whether somebody has changed something. */
const pause = 15_000

const answerSchema = v.object({ version: v.nullable(v.number()) })

/**
 * Brings the page up to date when somebody else has changed something: soon while it is looked at, at once when somebody
 * comes back to it, also by the browser's Back. What is being typed stays; a form takes what is new where it is not touched.
 */
export function useOthersChanges(): void {
  const refresh = useRefresh()
  const known = useRef<number>(undefined)

  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    const version = await readVersion()
    if (version === undefined) return
    const isNewer = known.current === undefined ? cameByBack() : version > known.current
    known.current = version
    if (isNewer) await refresh()
  })

  useEffect(() => {
    const lookNow = () => void look()
    lookNow()
    const timer = setInterval(lookNow, pause)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])
}

/** Going back, a browser shows the page as it was then, however often it had to be asked for otherwise. */
const cameByBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/** The number of the last change; undefined while nobody knows it. */
async function readVersion(): Promise<number | undefined> {
  try {
    const response = await fetch('/staff/content')
    const answer = v.safeParse(answerSchema, await response.json())
    return answer.success ? (answer.output.version ?? undefined) : undefined
  } catch {
    // Without a connection the page stays as it is; whoever saves is told, and the next look comes soon.
    return undefined
  }
}
