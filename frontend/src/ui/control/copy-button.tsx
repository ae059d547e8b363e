import { useState } from 'react'
import { Icon } from './icon'
import * as styles from './copy-button.module.css'

/**
 * Copies a text. Without JavaScript it is not shown.
 *
 * @param props.label what stands on the button
 * @param props.what the text in words, for who hears the button without its surroundings: "the citation in APA style"
 * @param props.read gives the text, and the same with its italics and indices for programs that take them
 */
export function CopyButton({
  label = 'Copy',
  what,
  read,
}: {
  label?: string
  what: string
  read: () => { text: string | Promise<string>; html?: string | undefined }
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      const { text, html } = read()
      // Safari copies what is still on its way only as a promise inside of the item.
      const item = {
        'text/plain': blobOf('text/plain', text),
        ...(html && { 'text/html': blobOf('text/html', html) }),
      }
      await navigator.clipboard.write([new ClipboardItem(item)])
      setOutcome('copied')
    } catch (error) {
      console.error(error)
      setOutcome('failed')
    }
  }
  return (
    <span className={styles['place']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={`${label}: ${what}`}
        onClick={() => {
          setOutcome(undefined)
          void copy()
        }}
      >
        <Icon name="copy" size={16} /> {label}
      </button>
      <span role="status" className={styles['outcome']}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'The browser did not allow it. Select the text and copy it.'}
      </span>
    </span>
  )
}

const blobOf = async (type: string, text: string | Promise<string>) => new Blob([await text], { type })
