import { useId } from 'react'
import { Button } from '../../../ui/control/button'
import { FilePreview } from '../../../ui/form/files/file-preview'
import { IconButton } from '../../../ui/control/edit-controls'
import { isUnderWay, type UploadRow } from './upload-rows'
import { stayInItem } from '../../../ui/page/page-focus'
import * as styles from './uploader.module.css'

const words: Record<UploadRow['state'], string> = {
  refused: '',
  chosen: '',
  waiting: 'Waiting',
  sending: 'Uploading...',
  saving: 'Saving',
  done: 'In the gallery',
  failed: '',
  cancelled: 'Cancelled',
}

/** A chosen file: what it looks like, its texts, how far it is and what has become of it. */
export function UploadItem({
  row,
  onType,
  onCancel,
  onRetry,
  onRemove,
}: {
  row: UploadRow
  onType: (field: 'alternativeText' | 'caption', text: string) => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}) {
  const id = useId()
  const { file, state, progress, problem } = row
  const sent = state === 'sending' || state === 'saving'
  return (
    <li tabIndex={-1} className={styles['row']} data-state={state}>
      <FilePreview file={file} className={styles['preview']} />
      <div className={styles['texts']}>
        <div className={styles['head']}>
          <span className={styles['name']}>{file.name}</span>
          {!isUnderWay(row) && state !== 'done' && (
            <IconButton icon="close" label={`Remove ${file.name}`} onClick={onRemove} />
          )}
        </div>
        {state !== 'done' && state !== 'refused' && (
          <>
            <label htmlFor={`${id}-alternative`}>
              Alternative text{' '}
              <span id={`${id}-hint`} className={styles['hint']}>
                what the image shows, for people who cannot see it
              </span>
            </label>
            <input
              id={`${id}-alternative`}
              aria-label={`Alternative text: ${file.name}`}
              aria-describedby={`${id}-hint`}
              className={styles['input']}
              value={row.alternativeText}
              readOnly={sent}
              onChange={({ target }) => {
                onType('alternativeText', target.value)
              }}
            />
            <label htmlFor={`${id}-caption`}>Caption</label>
            <input
              id={`${id}-caption`}
              aria-label={`Caption: ${file.name}`}
              className={styles['input']}
              value={row.caption}
              readOnly={sent}
              onChange={({ target }) => {
                onType('caption', target.value)
              }}
            />
          </>
        )}
        {isUnderWay(row) && <progress value={progress} max={1} aria-label={`Upload of ${file.name}`} />}
        <div className={styles['result']}>
          {words[state]}
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
          {(state === 'waiting' || state === 'sending') && (
            <Button
              aria-label={`Cancel ${file.name}`}
              onClick={({ currentTarget }) => {
                stayInItem(currentTarget)
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
          {(state === 'failed' || state === 'cancelled') && (
            <Button
              aria-label={`Retry ${file.name}`}
              onClick={({ currentTarget }) => {
                stayInItem(currentTarget)
                onRetry()
              }}
            >
              Retry
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
