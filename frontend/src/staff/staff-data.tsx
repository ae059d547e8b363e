import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Button } from '../ui/control/button'
import { Cancelled } from '../ui/feedback/cancelled'
import { Spinner } from '../ui/feedback/spinner'
import { useProtect } from '../session/staff'
import { reasonOf } from '../ui/staff/reason-of'

type State<TData> = { kind: 'loading' } | { kind: 'failed'; reason: string } | { kind: 'loaded'; data: TData }

/**
 * Loads what only staff may see, in the browser and after the password, and draws it.
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
  const [state, setState] = useState<State<TData>>({ kind: 'loading' })

  const reload = useCallback(
    () =>
      protect(load).then(
        (data) => {
          setState({ kind: 'loaded', data })
        },
        (error: unknown) => {
          if (!(error instanceof Cancelled)) console.error(error)
          setState({ kind: 'failed', reason: reasonOf(error) })
        },
      ),
    [load, protect],
  )

  useEffect(() => {
    void reload()
  }, [reload])

  if (state.kind === 'loaded') return children(state.data, reload)
  return (
    <>
      <Spinner shown={state.kind === 'loading'} />
      {state.kind === 'failed' && (
        <div role="alert">
          <p>This could not be loaded. {state.reason}</p>
          <p>
            <Button
              onClick={() => {
                setState({ kind: 'loading' })
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
