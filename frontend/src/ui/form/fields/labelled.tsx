import { useId, type ReactNode } from 'react'
import * as fieldStyles from '../../control/field.module.css'

/** A control of a search with its label. @param props.children makes the control, of the id that the label names */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
