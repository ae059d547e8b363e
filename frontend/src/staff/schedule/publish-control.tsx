import { useState } from 'react'
import { Button } from '../../ui/control/button'
import { Cancelled } from '../../ui/feedback/cancelled'
import { useTell } from '../../ui/feedback/notices'
import { focusPage } from '../../ui/page/page-focus'
import { useProtect } from '../../session/staff'
import { useRefresh } from '../../session/use-refresh'
import { reasonOf } from '../../ui/feedback/reason-of'

/**
 * Shows visitors at once what they do not get yet or any more.
 *
 * @param props.what the thing in words: "Open day"
 * @param props.publish saves that they get it
 */
export function PublishControl({ what, publish }: { what: string; publish: () => Promise<unknown> }) {
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await protect(publish)
    } catch (error) {
      setBusy(false)
      if (error instanceof Cancelled) return
      const reason = reasonOf(error)
      tell({ kind: 'failed', text: `${what} could not be published. ${reason}` })
      return
    }
    // The button goes with its item.
    focusPage()
    await refresh()
    tell({ kind: 'done', text: `${what} is visible to everybody now.` })
  }
  return (
    <Button
      aria-label={`Publish ${what}`}
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void act()
      }}
    >
      Publish
    </Button>
  )
}
