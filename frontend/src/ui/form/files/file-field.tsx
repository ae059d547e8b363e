import { useEffect, useRef, type ReactNode } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Button } from '../../control/button'
import { DropArea } from './drop-area'
import { Field } from '../fields/field'
import { isPicked } from './picked-image'
import * as styles from './file-field.module.css'

/**
 * What a field of a file holds: a file that was chosen or an image that was picked in the media library, null when the
 * present one is to go, undefined while it is kept.
 *
 * @param current address of the present file
 */
export function useFileField(name: string, current: string | undefined) {
  const { control } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const value: unknown = field.value
  const chosen = value instanceof File ? value : undefined
  const picked = isPicked(value) ? value : undefined
  const kept = value === undefined ? current : undefined
  return { field, chosen, picked, kept }
}

/**
 * Chooses one file, by the file chooser or by dropping it.
 *
 * @param props.current address of the file that is kept when none is chosen
 * @param props.hint which files are taken
 * @param props.accept the types that the chooser offers
 * @param props.onTake what becomes of a chosen file; without it the field holds it
 * @param props.removing words of the button that takes the present file away; without them there must be a file
 * @param props.besides another way to choose one, below the chooser
 * @param props.children shows the file, above the chooser
 */
export function FileField({
  name,
  label,
  current,
  hint,
  accept,
  required = false,
  onTake,
  removing,
  besides,
  children,
}: {
  name: string
  label: string
  current: string | undefined
  hint: string
  accept: string
  required?: boolean
  onTake?: (file: File | undefined) => void
  removing?: string | undefined
  besides?: ReactNode
  children: ReactNode
}) {
  const { field, chosen, picked, kept } = useFileField(name, current)
  const { trigger } = useFormContext<FieldValues>()
  const take = (file: File | undefined) => {
    ;(onTake ?? field.onChange)(file)
    // What is wrong with a file is known when it is chosen.
    if (file) void trigger(name)
  }
  const input = useRef<HTMLInputElement>(null)
  const hasFile = chosen !== undefined
  const isChosen = hasFile || picked !== undefined

  useEffect(() => {
    // A new form shows an empty chooser; emptying is all that a page may do to one.
    if (!hasFile && input.current) input.current.value = ''
  }, [hasFile])

  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(tied) => (
        <DropArea
          label={label}
          onFiles={([dropped]) => {
            if (!dropped || !input.current) return
            // The chooser shows the dropped file as one that was chosen.
            const carrier = new DataTransfer()
            carrier.items.add(dropped)
            input.current.files = carrier.files
            take(dropped)
          }}
        >
          {children}
          <input
            {...tied}
            name={name}
            ref={(element) => {
              field.ref(element)
              input.current = element
            }}
            type="file"
            accept={accept}
            onBlur={field.onBlur}
            onChange={(event) => {
              take(event.target.files?.[0])
            }}
          />
          {!isChosen && <span className={styles['words']}>Choose a file, or drop one here.</span>}
          {besides !== undefined && <div>{besides}</div>}
          {removing !== undefined && (isChosen || kept !== undefined) && (
            <Button
              className={styles['remove']}
              onClick={() => {
                field.onChange(isChosen && current !== undefined ? undefined : null)
                input.current?.focus()
              }}
            >
              {isChosen ? `Leave out this ${hasFile ? 'file' : 'image'}` : removing}
            </Button>
          )}
        </DropArea>
      )}
    </Field>
  )
}
