import { useRef } from 'react'
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form'
import { Button } from '../../../ui/control/button'
import { Field } from '../../../ui/form/fields/field'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { insertText } from '../../../ui/form/fields/insert-text'
import { italic, lowered, raised } from '../../../ui/form/fields/levels'
import { titleText } from '../../../ui/form/fields/paste/title-text'
import { ScientificText, scientificPieces } from '../../../ui/text/scientific-text'

import * as styles from './title-field.module.css'

/** The title of a publication: what is selected is lowered, raised or set in italics by a button, and shown as pages show it. */
export function TitleField() {
  const { register } = useFormContext<FieldValues>()
  const title: unknown = useWatch({ name: 'title' })
  const input = useRef<HTMLInputElement>(null)
  const { ref, ...registered } = register('title')

  const change = (write: (selected: string) => string) => {
    const field = input.current
    if (!field) return
    const [start, end] = withMarks(field)
    const selected = field.value.slice(start, end)
    const written = write(selected)
    field.focus()
    field.setSelectionRange(start, end)
    insertText(field, written)
    // Between the marks of nothing, to type what stands there.
    const between = start + written.indexOf('><') + 1
    if (selected === '') field.setSelectionRange(between, between)
  }

  return (
    <Field
      name="title"
      label="Title"
      required
      isWide
      hint="Select what stands lower, higher or in italics, then press its button."
    >
      {(tied) => (
        <>
          <input
            {...tied}
            {...registered}
            ref={(element) => {
              ref(element)
              input.current = element
            }}
            type="text"
            onPaste={(event) => {
              const text = titleText(event.clipboardData.getData('text/html'))
              if (text === undefined) return
              event.preventDefault()
              insertText(event.currentTarget, text)
            }}
            className={fieldStyles['input']}
          />
          <span className={styles['below']}>
            <Button
              onClick={() => {
                change(lowered)
              }}
            >
              Subscript
            </Button>
            <Button
              onClick={() => {
                change(raised)
              }}
            >
              Superscript
            </Button>
            <Button
              onClick={() => {
                change(italic)
              }}
            >
              Italics
            </Button>
            {typeof title === 'string' && hasLevels(title) && (
              <output className={styles['preview']}>
                <ScientificText>{title}</ScientificText>
              </output>
            )}
          </span>
        </>
      )}
    </Field>
  )
}

const hasLevels = (text: string) => scientificPieces(text).some(({ level }) => level !== 'normal')

/** What is selected, with the marks right around it. */
function withMarks({ value, selectionStart, selectionEnd }: HTMLInputElement): [start: number, end: number] {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0]
  const [opened = '', level = ''] = /<(i|su[bp])>$/.exec(value.slice(0, start)) ?? []
  const closed = `</${level}>`
  return opened !== '' && start < end && value.startsWith(closed, end)
    ? [start - opened.length, end + closed.length]
    : [start, end]
}
