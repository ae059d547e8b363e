import { useRef, useState } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Button } from '../../control/button'
import { Icon } from '../../control/icon'
import { SortableList } from '../../staff/sortable-list'
import { Field } from './field'
import * as fieldStyles from '../../control/field.module.css'
import * as styles from './list-field.module.css'

/** What stands in the input, and the place in the list that it has. */
interface Typed {
  text: string
  place: number
}

const nothing: Typed = { text: '', place: Infinity }

/** What a text would be taken apart into; one part of a text that is one entry. */
export interface Several {
  parts: string[]
  /** Whether it is, when it is added, or only when somebody asks for it. */
  isCertain: boolean
}

/** At semicolons, which no name has, or on request at commas and each `and`. */
const severalIn = (text: string): Several => ({
  parts: (text.includes(';') ? text.split(';') : text.split(/, (?:and )?| and | & /)).filter(
    (part) => part.trim() !== '',
  ),
  isCertain: text.includes(';'),
})

/**
 * A list of texts, such as authors: one is added with Enter or the plus button, put back into the input with its name,
 * and removed with its own button. What is typed belongs to the list from its first letter, so that it is kept and saved
 * with the form without being added. A text that is several for certain is split when it is added or left, others (`Smith,
 * Jr., J.` is one name) on request.
 *
 * @param props.isOrdered whether the order says something, so that entries can be moved
 * @param props.what one entry in words: "author"
 * @param props.plural several
 * @param props.severalIn what a text would be taken apart into
 */
export function ListField({
  name,
  label,
  what,
  plural = `${what}s`,
  isOrdered = false,
  hint,
  severalIn: read = severalIn,
}: {
  name: string
  label: string
  what: string
  plural?: string
  severalIn?: (text: string) => Several
  isOrdered?: boolean
  hint?: string
}) {
  const { control, formState } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(nothing)
  const { isSubmitting } = formState
  const [wasSubmitting, setWasSubmitting] = useState(isSubmitting)
  if (isSubmitting !== wasSubmitting) {
    setWasSubmitting(isSubmitting)
    // Sending the form adds what is typed.
    if (isSubmitting) setTyped(nothing)
  }
  const entries = Array.isArray(field.value) ? (field.value as string[]) : []
  const isListed = entries[typed.place] === typed.text.trim()
  // A form that was emptied or brought up to date has another list than the one that was typed into.
  const { text, place } = isListed || typed.text.trim() === '' ? typed : nothing
  const others = isListed ? entries.toSpliced(place, 1) : entries
  const at = Math.min(place, others.length)

  const put = (parts: string[], next: Typed) => {
    field.onChange(others.toSpliced(at, 0, ...parts.map((part) => part.trim()).filter(Boolean)))
    setTyped(next)
  }
  const { parts, isCertain } = read(text)
  const isSeveral = isListed && isCertain && parts.join() !== text
  const add = () => {
    if (isSeveral) put(parts, nothing)
    else setTyped(nothing)
  }
  // Two of the same name are two.
  const times = new Map<string, number>()
  const listed = entries.flatMap((entry, index) => {
    const nth = times.get(entry) ?? 0
    times.set(entry, nth + 1)
    if (isListed && index === place) return []
    return {
      key: `${entry} ${String(nth)}`,
      entry,
      onEdit: () => {
        setTyped({ text: entry, place: index })
        input.current?.focus()
      },
      onRemove: () => {
        field.onChange(entries.filter((_, other) => other !== index))
        if (isListed && index < place) setTyped({ text, place: place - 1 })
        input.current?.focus()
      },
    }
  })

  return (
    <Field name={name} label={label} hint={hint}>
      {(tied) => (
        <>
          <div className={styles['add']}>
            <input
              {...tied}
              name={name}
              ref={(element) => {
                field.ref(element)
                input.current = element
              }}
              value={text}
              className={fieldStyles['input']}
              onChange={({ target }) => {
                put([target.value], { text: target.value, place: at })
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                // Enter adds the entry; the form is sent by its button.
                event.preventDefault()
                add()
              }}
              onBlur={() => {
                if (isSeveral) add()
                field.onBlur()
              }}
            />
            <Button aria-label={`Add ${what}`} onClick={add}>
              <Icon name="plus" />
            </Button>
          </div>
          {parts.length > 1 && (
            <Button
              onClick={() => {
                put(parts, nothing)
              }}
            >
              Add as {parts.length} {plural}
            </Button>
          )}
          {isOrdered ? (
            <SortableList
              items={listed}
              keyOf={({ key }) => key}
              nameOf={({ entry }) => entry}
              onOrder={(ordered) => {
                const texts = ordered.map(({ entry }) => entry)
                field.onChange(isListed ? texts.toSpliced(place, 0, text.trim()) : texts)
              }}
              className={styles['entries']}
            >
              {({ key, ...item }, { moves, handle }) => (
                <span className={styles['entry']} {...handle}>
                  <EntryControls key={key} {...item} />
                  {moves}
                </span>
              )}
            </SortableList>
          ) : (
            <ol className={styles['entries']}>
              {listed.map(({ key, ...item }) => (
                <li key={key} className={styles['entry']}>
                  <EntryControls {...item} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </Field>
  )
}

/** An entry, which goes back into the input when it is pressed, and the button that removes it. */
const EntryControls = ({
  entry,
  onEdit,
  onRemove,
}: {
  entry: string
  onEdit: () => void
  onRemove: () => void
}) => (
  <>
    <button type="button" className={styles['edit']} aria-label={`Edit ${entry}`} onClick={onEdit}>
      {entry}
    </button>
    <button type="button" className={styles['remove']} aria-label={`Remove ${entry}`} onClick={onRemove}>
      <Icon name="close" size={14} />
    </button>
  </>
)
