import { useEffect, useRef, useState } from 'react'

/**
 * Whether something is being edited in its place. When the form closes, the focus goes back to the control that opened
 * it: that control is drawn anew, and the browser would leave the focus nowhere.
 *
 * @returns `control` for the `ref` of the EditControl
 */
export function useEditing() {
  const [editing, setEditing] = useState(false)
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
