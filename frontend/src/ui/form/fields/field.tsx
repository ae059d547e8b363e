import { useId, type ClipboardEventHandler, type ReactNode } from 'react'
import { get, useFormContext, type FieldValues } from 'react-hook-form'
import * as styles from '../../control/field.module.css'
import { DateInput } from './date-input'

interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  /** Takes all the width where short fields stand side by side. */
  isWide?: boolean | undefined
}

/** The attributes that tie an input to its label, hint and message. */
interface Tied {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
  'aria-required': boolean | undefined
}

/** A label, what `children` draws, a hint and the message of what is wrong. */
export function Field({
  name,
  label,
  hint,
  required,
  isWide,
  children,
}: FieldProps & { children: (tied: Tied) => ReactNode }) {
  const { formState } = useFormContext<FieldValues>()
  const id = useId()
  const text = messageIn(get(formState.errors, name))
  return (
    <div className={styles['field']} data-wide={isWide}>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles['required']}>
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': text !== undefined,
        'aria-required': required,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className={styles['problem']}>
        {text}
      </p>
    </div>
  )
}

/** The message of a field, or of the first wrong part of a field that has parts. */
function messageIn(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined
  if ('message' in problem && typeof problem.message === 'string') return problem.message
  if ('ref' in problem) return undefined
  return Object.values(problem)
    .map(messageIn)
    .find((text) => text !== undefined)
}

/** @param props.suggestions texts that are offered; another one may be typed */
export function TextField({
  type = 'text',
  placeholder,
  suggestions,
  ...field
}: FieldProps & {
  type?: 'text' | 'url' | 'email' | 'tel' | 'number'
  placeholder?: string
  suggestions?: string[]
}) {
  const { register } = useFormContext<FieldValues>()
  return (
    <Field {...field}>
      {(tied) => (
        <>
          <input
            {...tied}
            {...register(field.name)}
            type={type}
            placeholder={placeholder}
            list={suggestions && `${tied.id}-suggestions`}
            className={styles['input']}
          />
          {suggestions && (
            <datalist id={`${tied.id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** A day: the form holds what is typed, `dd/mm/yyyy`. */
export function DateField(field: FieldProps) {
  const { register } = useFormContext<FieldValues>()
  return (
    <Field {...field}>{(tied) => <DateInput {...tied} {...register(field.name)} of={field.label} />}</Field>
  )
}

/** A day and a time: the form holds what is typed, `dd/mm/yyyy hh:mm`. */
export function MomentField(field: FieldProps) {
  const { register } = useFormContext<FieldValues>()
  return (
    <Field {...field}>
      {(tied) => <DateInput {...tied} {...register(field.name)} of={field.label} withTime />}
    </Field>
  )
}

export function TextArea({
  rows = 5,
  onPaste,
  ...field
}: FieldProps & { rows?: number; onPaste?: ClipboardEventHandler<HTMLTextAreaElement> }) {
  const { register } = useFormContext<FieldValues>()
  return (
    <Field {...field}>
      {(tied) => (
        <textarea
          {...tied}
          {...register(field.name)}
          rows={rows}
          onPaste={onPaste}
          className={styles['input']}
        />
      )}
    </Field>
  )
}

export function Select({ options, ...field }: FieldProps & { options: { value: string; label: string }[] }) {
  const { register } = useFormContext<FieldValues>()
  return (
    <Field {...field}>
      {(tied) => (
        <select {...tied} {...register(field.name)} className={styles['input']}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function CheckBox({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const { register } = useFormContext<FieldValues>()
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['check']}>
        <input {...register(name)} type="checkbox" aria-describedby={hint === undefined ? undefined : id} />{' '}
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}
