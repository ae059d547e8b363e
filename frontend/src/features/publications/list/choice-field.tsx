import { useId, type ComponentProps } from 'react'
import { SearchInput } from '../../../ui/control/search-input'
import * as fieldStyles from '../../../ui/control/field.module.css'
import * as styles from './choice-field.module.css'

export interface Option {
  value: string
  label: string
}

/**
 * A choice of one among some, in a form that an address stands for.
 *
 * @param props.every what stands for no choice; without it one must be chosen
 */
export function ChoiceField({
  label,
  every,
  options,
  ...props
}: { label: string; every?: string; options: Option[] } & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select id={id} className={fieldStyles['input']} {...props}>
        {every !== undefined && <option value="">{every}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Words that are looked for, in such a form. */
export function WordsField({
  label,
  hint,
  value,
  name,
}: Record<'label' | 'hint' | 'value' | 'name', string>) {
  const id = useId()
  return (
    <div className={[styles['field'], styles['words']].join(' ')}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <SearchInput id={id} name={name} value={value} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className={styles['label']}>
        {hint}
      </p>
    </div>
  )
}

/** What an address asks for can be seen, and taken back, also where nothing is left of it. */
export const withChosen = <One extends Option>(options: One[], chosen: One): One[] =>
  chosen.value === '' || options.some(({ value }) => value === chosen.value) ? options : [chosen, ...options]
