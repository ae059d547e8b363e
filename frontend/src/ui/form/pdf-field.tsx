import { useEffect, useRef } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Button } from '../control/button'
import { DropArea } from './drop-area'
import { Field } from './field'
import { pdfLimits, pdfType } from './pdf-limits'
import styles from './image-field.module.css'

/**
 * Chooses one PDF, by the file chooser or by dropping it.
 *
 * @param props.current address of the file that is kept when none is chosen
 */
export function PdfField({
  name,
  label,
  current,
}: {
  name: string
  label: string
  current: string | undefined
}) {
  const { control } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const file: unknown = field.value
  const input = useRef<HTMLInputElement>(null)
  const chosen = file instanceof File
  const kept = file === undefined && current !== undefined

  useEffect(() => {
    // A new form shows an empty chooser; emptying is all that a page may do to one.
    if (!chosen && input.current) input.current.value = ''
  }, [chosen])

  return (
    <Field name={name} label={label} hint={pdfLimits}>
      {(tied) => (
        <DropArea
          label={label}
          onFiles={([dropped]) => {
            if (!dropped || !input.current) return
            const carrier = new DataTransfer()
            carrier.items.add(dropped)
            input.current.files = carrier.files
            field.onChange(dropped)
          }}
        >
          {kept && (
            <a href={current} target="_blank">
              The present file
            </a>
          )}
          <input
            {...tied}
            name={name}
            ref={(element) => {
              field.ref(element)
              input.current = element
            }}
            type="file"
            accept={pdfType}
            onBlur={field.onBlur}
            onChange={(event) => {
              field.onChange(event.target.files?.[0])
            }}
          />
          {!chosen && <span className={styles['words']}>Choose a file, or drop one here.</span>}
          {(chosen || kept) && (
            <Button
              className={styles['remove']}
              onClick={() => {
                field.onChange(chosen && current !== undefined ? undefined : null)
                input.current?.focus()
              }}
            >
              {chosen ? 'Leave out this file' : `Remove: ${label}`}
            </Button>
          )}
        </DropArea>
      )}
    </Field>
  )
}
