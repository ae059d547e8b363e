import { useEffect, useId, useRef } from 'react'
import * as fieldStyles from '../../ui/control/field.module.css'
import * as styles from './described-by.module.css'

/**
 * One of the words of an image.
 *
 * @param props.of the image in words
 * @param props.question what is asked about them
 * @param props.takesFocus whether the person shall look at them now
 */
export function DescribedBy({
  label = 'Alternative text',
  of,
  words,
  question,
  takesFocus = false,
  onWords,
}: {
  label?: string
  of: string
  words: string
  question?: string | undefined
  takesFocus?: boolean
  onWords: (words: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['hint']}>
        {label}
      </label>
      <textarea
        ref={input}
        id={id}
        aria-describedby={question === undefined ? undefined : `${id}-question`}
        aria-label={`${label}: ${of}`}
        rows={3}
        value={words}
        className={`${fieldStyles['input']} ${styles['words']}`}
        onChange={({ target }) => {
          onWords(target.value)
        }}
      />
      {question !== undefined && (
        <p id={`${id}-question`} className={fieldStyles['hint']}>
          {question}
        </p>
      )}
    </div>
  )
}
