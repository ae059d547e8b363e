import type { ReactNode } from 'react'
import * as styles from './controlled-heading.module.css'

/**
 * A heading, and at its right what can be done to the thing that it names: only the first line makes room for it.
 *
 * @param props.children the heading's element
 * @param props.controls `EditControls` with two controls
 */
export const ControlledHeading = ({ children, controls }: { children: ReactNode; controls: ReactNode }) => (
  <div className={styles['heading']}>
    {children}
    <div className={styles['controls']}>{controls}</div>
  </div>
)
