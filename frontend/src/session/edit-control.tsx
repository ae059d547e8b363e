import type { Ref } from 'react'
import { IconButton } from '../ui/control/edit-controls'
import { useAfterPassword } from './staff'

/**
 * Opens something for editing, after the password where it is needed.
 *
 * @param props.what the thing in words: "Spin coater"
 */
export function EditControl({
  what,
  onEdit,
  ref,
}: {
  what: string
  onEdit: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  const afterPassword = useAfterPassword()
  return (
    <IconButton
      ref={ref}
      icon="edit"
      label={`Edit ${what}`}
      onClick={() => {
        afterPassword(onEdit)
      }}
    />
  )
}
