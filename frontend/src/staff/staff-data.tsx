import { useCallback, useEffect, type ReactNode } from 'react'
import { SignedOut } from '../cms/signed-out'
import { Button } from '../ui/control/button'
import { Cancelled } from '../ui/feedback/cancelled'
import { Spinner } from '../ui/feedback/spinner'
import { useProtect } from '../session/staff'
import { useWithPage } from '../session/use-with-page'
import { reasonOf } from '../ui/feedback/reason-of'
import { useNewest } from './use-newest'

/** How what was loaded is asked for again. */
export interface Again {
  /** After the password where it is needed. */
  reload: () => Promise<void>
  /** Without asking anybody for it: nothing comes then. */
  follow: () => Promise<void>
}

/**
 * Loads what only staff may see, in the browser and after the password, and draws it; again with each change of the page.
 *
 * @param props.load asks for the data; must stay the same function from one rendering to the next
 * @param props.besides what stands below as long as there is nothing to draw
 * @param props.children draws the data; `again` asks anew
 */
export function StaffData<TData>({
  load,
  besides,
  children,
}: {
  load: () => Promise<TData>
  besides?: ReactNode
  children: (data: TData, again: Again) => ReactNode
}) {
  const protect = useProtect()
  const [{ loaded, failure } = {}, ask] = useNewest<{ loaded?: { data: TData }; failure?: string }>()

  const show = useCallback(
    (loading: Promise<TData>) => {
      const take = ask()
      return loading.then(
        (data) => {
          take(() => ({ loaded: { data } }))
        },
        (error: unknown) => {
          // Nobody is asked for the password because somebody else has changed something.
          if (error instanceof SignedOut) return
          if (!(error instanceof Cancelled)) console.error(error)
          take((before) => ({ ...before, failure: reasonOf(error) }))
        },
      )
    },
    [ask],
  )
  const reload = useCallback(() => show(protect(load)), [load, protect, show])
  const follow = useCallback(() => show(load()), [load, show])

  useEffect(() => {
    void reload()
  }, [reload])
  useWithPage(follow)

  const failed = (what: string) =>
    failure !== undefined && (
      <div role="alert">
        <p>
          {what} {failure}
        </p>
        <p>
          <Button
            onClick={() => {
              ask()((before) => (before?.loaded ? { loaded: before.loaded } : {}))
              void reload()
            }}
          >
            Retry
          </Button>
        </p>
      </div>
    )

  if (loaded) {
    return (
      <>
        {/* What is there stays, with what somebody has typed into it. */}
        {failed('This could not be loaded anew.')}
        {children(loaded.data, { reload, follow })}
      </>
    )
  }
  return (
    <>
      <Spinner shown={failure === undefined} />
      {failed('This could not be loaded.')}
      {besides}
    </>
  )
}
