import { useCallback, useEffect, useRef } from 'react'
import { SignedOut } from '../../cms/signed-out'
import { useTell } from '../../ui/feedback/notices'
import { reasonOf } from '../../ui/feedback/reason-of'
import { useNewest } from '../use-newest'
import { useWithPage } from '../../session/use-with-page'

/**
 * Loads what only staff get for a page that everybody reads, and again with each change of the page. When the session is
 * over there is nothing, and nobody is asked for the password who only reads.
 *
 * @param load must stay the same function from one rendering to the next
 * @param what it in words, for the notice that it did not come: "Hidden events"
 */
export function useForStaff<TData>(load: () => Promise<TData>, what: string): TData | undefined {
  const [data, ask] = useNewest<TData | undefined>()
  const tell = useTell()
  const closeTold = useRef<() => void>(undefined)
  const reload = useCallback(async () => {
    const take = ask()
    let failure: string | undefined
    try {
      const loaded = await load()
      take(() => loaded)
    } catch (error) {
      if (error instanceof SignedOut) take(() => undefined)
      else failure = reasonOf(error)
    }
    // What is there now is no longer said to be missing; what is still missing is said once.
    closeTold.current?.()
    closeTold.current =
      failure === undefined
        ? undefined
        : tell({ kind: 'failed', text: `${what} could not be loaded. ${failure}` })
  }, [ask, load, tell, what])

  useEffect(() => {
    void reload()
  }, [reload])
  useWithPage(reload)
  return data
}
