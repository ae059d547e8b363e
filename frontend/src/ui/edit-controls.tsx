import type { ReactNode } from 'react'
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
}: {
  icon: 'edit' | 'bin' | 'up' | 'down' | 'close'
  label: string
  onClick: () => void
  disabled?: boolean
}) => (
  <button
    type="button"
    className={styles['control']}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={18} />
  </button>
)
