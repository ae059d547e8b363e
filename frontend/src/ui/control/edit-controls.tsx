import type { ReactNode, Ref } from 'react'
import { Icon } from './icon'
import styles from './edit-controls.module.css'

/** The controls beside something that staff can change. */
export const EditControls = ({ children }: { children: ReactNode }) => (
  <div className={styles['controls']}>{children}</div>
)

/** @param props.label says what happens to what: "Edit Spin coater" */
export const IconButton = ({
  icon,
  label,
  onClick,
  disabled = false,
  ref,
}: {
  icon: 'edit' | 'bin' | 'up' | 'down' | 'previous' | 'next' | 'close'
  label: string
  onClick: () => void
  disabled?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}) => (
  <button
    type="button"
    className={styles['control']}
    aria-label={label}
    // Only where it is wanted: in the HTML of a long list the words would stand twice for each control.
    onPointerEnter={({ currentTarget }) => {
      currentTarget.title = label
    }}
    ref={ref}
    // Not `disabled`: a control that has just been used up keeps the focus.
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <Icon name={icon} size={18} />
  </button>
)
