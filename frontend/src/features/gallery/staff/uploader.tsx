import { useId, useRef, useState } from 'react'
import { FromLibrary } from '../../../staff/library/from-library'
import { Button } from '../../../ui/control/button'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { DropArea } from '../../../ui/form/files/drop-area'
import { imageLimits, imageTypes } from '../../../ui/form/files/image-limits'
import { UploadItem } from './upload-item'
import { useAddPresent } from './use-add-present'
import { canBeSent, summary } from './upload-rows'
import { useUploads } from './use-uploads'
import * as styles from './uploader.module.css'

/** Takes many images at once, by the file chooser or by dropping them, and sends them into the gallery. */
export function Uploader({ nextPosition }: { nextPosition: number }) {
  const [isDraft, setDraft] = useState(false)
  const { rows, takePosition, choose, type, remove, start, cancel } = useUploads(nextPosition, isDraft)
  const field = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const addPresent = useAddPresent(takePosition)
  const sendable = rows.filter(canBeSent)
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        // The button is about to be disabled, and would lose the focus.
        list.current?.focus({ preventScroll: true })
        start(sendable)
      }}
    >
      <div className={styles['chooser']}>
        <label htmlFor={field} className={styles['label']}>
          Images
        </label>
        <DropArea label="Images" onFiles={choose}>
          <input
            ref={chooser}
            id={field}
            type="file"
            multiple
            accept={imageTypes}
            aria-describedby={`${field}-limits`}
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])])
              // The files stand in the list now; the same one can be chosen again.
              currentTarget.value = ''
            }}
          />
          <p className={styles['hint']}>Choose one or more files, or drop them here.</p>
          <span>
            <FromLibrary
              of="Gallery"
              onPick={(image) => {
                void addPresent(image)
              }}
            />
          </span>
        </DropArea>
        <p id={`${field}-limits`} className={styles['hint']}>
          {imageLimits}
        </p>
      </div>
      <ul ref={list} tabIndex={-1} className={styles['rows']} aria-label="Chosen images">
        {rows.map((row) => (
          <UploadItem
            key={row.id}
            row={row}
            onType={(field, text) => {
              type(row.id, field, text)
            }}
            onCancel={() => {
              cancel(row.id)
            }}
            onRetry={() => {
              start([row])
            }}
            onRemove={() => {
              chooser.current?.focus({ preventScroll: true })
              remove(row.id)
            }}
          />
        ))}
      </ul>
      {rows.length > 0 && (
        <label className={fieldStyles['check']}>
          <input
            type="checkbox"
            checked={isDraft}
            onChange={({ target }) => {
              setDraft(target.checked)
            }}
          />{' '}
          Keep them as drafts, which visitors do not see
        </label>
      )}
      <p role="status" className={styles['summary']}>
        {summary(rows)}
      </p>
      <Button kind="main" type="submit" disabled={sendable.length === 0} className={styles['submit']}>
        {sendable.length > 1 ? `Upload ${String(sendable.length)} images` : 'Upload'}
      </Button>
    </form>
  )
}
