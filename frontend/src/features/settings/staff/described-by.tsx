import { useId } from 'react'
import fieldStyles from '../../../ui/control/field.module.css'
import styles from './described-by.module.css'

/** One of the words of an image. @param props.of the image in words */
export function DescribedBy({
  label = 'Alternative text',
  of,
  words,
  onWords,
}: {
  label?: string
  of: string
  words: string
  onWords: (words: string) => void
}) {
  const id = useId()
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['hint']}>
        {label}
      </label>
      <textarea
        id={id}
        aria-label={`${label}: ${of}`}
        rows={3}
        value={words}
        className={`${fieldStyles['input']} ${styles['words']}`}
        onChange={({ target }) => {
          onWords(target.value)
        }}
      />
    </div>
  )
}
