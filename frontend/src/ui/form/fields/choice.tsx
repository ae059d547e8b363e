import type { ReactNode } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import * as fieldStyles from '../../control/field.module.css'
import * as styles from './choice.module.css'

/** One of a few words, all in sight. */
export function Choice({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly { value: string; label: ReactNode }[]
}) {
  const { register } = useFormContext<FieldValues>()
  return (
    // By its name the form finds what a field is called.
    <fieldset className={styles['choice']} data-field={name} aria-label={label}>
      <legend className={styles['words']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={fieldStyles['check']}>
            <input {...register(name)} type="radio" value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
