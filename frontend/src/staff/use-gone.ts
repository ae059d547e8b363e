import { use, useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { isAuthenticated } from '../session/session'
import { draftIn } from '../session/use-editing'
import { useRefresh } from '../session/use-refresh'
import { paths } from '../paths'
import { isDraftKept } from '../ui/feedback/kept-draft'
import { useTell } from '../ui/feedback/notices'
import { InDialog } from '../ui/staff/dialog'
import { dropDraft, isFormOpen, subscribeToDrafts } from '../ui/staff/draft'

/**
 * Milliseconds: a form that is saved is closed a moment before what was typed is dropped, and one that is asked for opens
 * when its page and its document have come.
 */
const patience = { closed: 1000, asked: 4000 }

/** What ends the telling, by the draft that it is about. */
const told = new Map<string, () => void>()

/**
 * Tells that there is no form for a draft any more, until one is opened.
 *
 * @returns what does that, and returns what ends it
 */
function useTellGone() {
  const tell = useTell()
  return useCallback(
    (draft: string, after: number) => {
      told.get(draft)?.()
      let close: (() => void) | undefined
      const timer = setTimeout(() => {
        close = tell({
          kind: 'failed',
          text: 'What you were editing has been deleted or moved by somebody else. What you typed is kept: it is there again when that is brought back.',
          link: { label: 'Trash', to: paths.addTrash },
          action: {
            label: 'Discard what I typed',
            run: () => {
              dropDraft(draft)
            },
          },
        })
      }, after)
      const end = () => {
        unsubscribe()
        clearTimeout(timer)
        close?.()
        if (told.get(draft) === end) told.delete(draft)
      }
      told.set(draft, end)
      const unsubscribe = subscribeToDrafts(() => {
        if (!isDraftKept(draft) || isFormOpen(draft)) end()
      })
      return end
    },
    [tell],
  )
}

/**
 * For the form of what stands in the page: tells when it is taken away with that, because somebody else has deleted it, and
 * nobody has closed the form.
 */
export function useGoneMeanwhile(draft: string | undefined): void {
  const tellGone = useTellGone()
  const isInDialog = use(InDialog)
  useEffect(() => {
    if (draft === undefined || isInDialog) return
    const address = addressNow()
    return () => {
      const isLeft = addressNow() !== address || !isAuthenticated()
      if (!isLeft && isDraftKept(draft)) tellGone(draft, patience.closed)
    }
  }, [draft, isInDialog, tellGone])
}

/** For whoever comes back for a draft, by the list of those that wait. */
export function useGoneDraft(): void {
  const tellGone = useTellGone()
  const refresh = useEffectEvent(useRefresh())
  const { key, state } = useLocation() as { key: string; state: unknown }
  useEffect(() => {
    const draft = draftIn(state)
    if (draft === undefined || isFormOpen(draft)) return
    // It may have been brought back a moment ago.
    void refresh()
    return tellGone(draft, patience.asked)
    // Each press asks anew.
  }, [state, key, tellGone])
}

const addressNow = (): string => location.pathname + location.search
