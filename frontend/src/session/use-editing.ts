import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isDraftKept } from '../ui/feedback/kept-draft'

/**
 * Whether something is being edited in its place. When the form closes, the focus goes back to the control that opened
 * it: that control is drawn anew, and the browser would leave the focus nowhere.
 *
 * @param documentId what is edited: somebody may come back for a draft of it
 * @returns `control` for the `ref` of the EditControl
 */
export function useEditing(documentId?: string) {
  const [editing, setEditing] = useState(false)
  useWantedDraft((name) => {
    if (documentId !== undefined && name.endsWith(` ${documentId}`)) setEditing(true)
  })
  const control = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) control.current?.focus()
    was.current = editing
  }, [editing])
  return {
    editing,
    control,
    edit: () => {
      setEditing(true)
    },
    done: () => {
      setEditing(false)
    },
  }
}

/**
 * Tells which draft somebody has come back for, by the list of those that wait: the form that holds it may have to be
 * opened first. The browser's history remembers the wish; once the draft is saved or given up, it is nobody's any more.
 */
export function useWantedDraft(open: (draft: string) => void): void {
  const { state } = useLocation() as { state: unknown }
  const onWanted = useEffectEvent(open)
  useEffect(() => {
    const wanted = draftIn(state)
    if (wanted !== undefined) onWanted(wanted)
  }, [state])
}

/** The draft that a link of that list has put into the state of a page's history, if it is kept still. */
export function draftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('draft' in state)) return undefined
  const wanted = String(state.draft)
  return isDraftKept(wanted) ? wanted : undefined
}
