import { useState } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Button } from '../button'
import { Icon } from '../icon'
import { Field } from './field'
import fieldStyles from '../field.module.css'
import styles from './list-field.module.css'

/**
 * A list of texts, such as authors: one is added with Enter or the plus button and removed with its own button. A
 * pasted `A, B, C` stays one entry (`Smith, Jr., J.` is one name) until it is split on request.
 *
 * @param props.what one entry in words: "author"
 * @param props.plural several
 */
export function ListField({
  name,
  label,
  what,
  plural = `${what}s`,
  hint,
}: {
  name: string
  label: string
  what: string
  plural?: string
  hint?: string
}) {
  const { control } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const [typed, setTyped] = useState('')
  const entries = Array.isArray(field.value) ? (field.value as string[]) : []

  const add = () => {
    const entry = typed.trim()
    if (entry === '') return
    field.onChange([...entries, entry])
    setTyped('')
  }

  return (
    <Field name={name} label={label} hint={hint}>
      {(tied) => (
        <>
          <div className={styles['add']}>
            <input
              {...tied}
              ref={field.ref}
              value={typed}
              className={fieldStyles['input']}
              onChange={(event) => {
                setTyped(event.target.value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                // Enter adds the entry; the form is sent by its button.
                event.preventDefault()
                add()
              }}
              onBlur={field.onBlur}
            />
            <Button aria-label={`Add ${what}`} onClick={add}>
              <Icon name="plus" />
            </Button>
          </div>
          {typed.includes(', ') && (
            <Button
              onClick={() => {
                field.onChange([
                  ...entries,
                  ...typed
                    .split(', ')
                    .map((part) => part.trim())
                    .filter(Boolean),
                ])
                setTyped('')
              }}
            >
              Add as {typed.split(', ').length} {plural}
            </Button>
          )}
          <ol className={styles['entries']}>
            {entries.map((entry, index) => (
              <li key={`${String(index)} ${entry}`} className={styles['entry']}>
                {entry}
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={`Remove ${entry}`}
                  onClick={() => {
                    field.onChange(entries.filter((_, other) => other !== index))
                  }}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Field>
  )
}
