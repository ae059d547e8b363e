import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { SignedOut } from '../cms/signed-out'
import { Button } from '../ui/control/button'
import { Cancelled } from '../ui/feedback/cancelled'
import { Spinner } from '../ui/feedback/spinner'
import { useProtect } from '../session/staff'
import { useWithPage } from '../session/use-with-page'
import { reasonOf } from '../ui/feedback/reason-of'
import { useNewest } from './use-newest'

/**
 * Loads what only staff may see, in the browser and after the password, and draws it; again with each change of the page.
 *
 * @param props.load asks for the data; must stay the same function from one rendering to the next
 * @param props.children draws the data; `reload` asks anew
 */
export function StaffData<TData>({
  load,
  children,
}: {
  load: () => Promise<TData>
  children: (data: TData, reload: () => Promise<void>) => ReactNode
}) {
  const protect = useProtect()
  const [loaded, ask] = useNewest<{ data: TData }>()
  const [failure, setFailure] = useState<string>()

  const show = useCallback(
    (loading: Promise<TData>) => {
      const take = ask()
      return loading.then(
        (data) => {
          take({ data })
          setFailure(undefined)
        },
        (error: unknown) => {
          // Nobody is asked for the password because somebody else has changed something.
          if (error instanceof SignedOut) return
          if (!(error instanceof Cancelled)) console.error(error)
          setFailure(reasonOf(error))
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

  if (loaded) {
    return (
      <>
        {/* What is there stays, with what somebody has typed into it. */}
        {failure !== undefined && <p role="alert">This could not be loaded anew. {failure}</p>}
        {children(loaded.data, reload)}
      </>
    )
  }
  return (
    <>
      <Spinner shown={failure === undefined} />
      {failure !== undefined && (
        <div role="alert">
          <p>This could not be loaded. {failure}</p>
          <p>
            <Button
              onClick={() => {
                setFailure(undefined)
                void reload()
              }}
            >
              Retry
            </Button>
          </p>
        </div>
      )}
    </>
  )
}
