import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

/** A whole number as it is written: Strapi's own input makes 2,026 of a year. What is no number is left for the save to refuse. */
export function IntegerInput({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: {
  name: string
  label: string
  hint?: ReactNode
  labelAction?: ReactNode
  required?: boolean
  disabled?: boolean
}) {
  const { value, error, onChange } = useField<number | string | null>(name)
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        value={value === null || value === undefined ? '' : String(value)}
        disabled={disabled}
        onChange={({ target }: { target: HTMLInputElement }) => {
          onChange(name, read(target.value))
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

const read = (text: string): number | string | null => {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,15}$/.test(typed) ? Number(typed) : text
}
