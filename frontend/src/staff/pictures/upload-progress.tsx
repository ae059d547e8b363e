import { Button } from '../../ui/control/button'
import { rescueFocus, stayInItem } from '../../ui/page/page-focus'
import { FilePreview } from '../../ui/form/files/file-preview'
import type { Upload } from './use-uploads'
import * as styles from './upload-progress.module.css'

/** The files that have been chosen and have not arrived: how far each is, or what is wrong with it. */
export const UploadProgress = ({
  uploads,
  onRetry,
  onRemove,
}: {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onRemove: (key: string) => void
}) => (
  <ul className={styles['list']} aria-label="Images on their way">
    {uploads.map((upload) => {
      const { key, file, part, problem, isRefused } = upload
      return (
        <li key={key} ref={rescueFocus} tabIndex={-1} className={styles['item']}>
          <FilePreview file={file} className={styles['preview']} />
          <div className={styles['state']}>
            <span className={styles['name']}>{file.name}</span>
            {problem === undefined && (
              <progress
                value={part}
                max={1}
                aria-label={`Uploading ${file.name}`}
                className={styles['bar']}
              />
            )}
            <p role="alert" className={styles['problem']}>
              {problem}
            </p>
            <span className={styles['actions']}>
              {problem !== undefined && !isRefused && (
                <Button
                  aria-label={`Retry ${file.name}`}
                  onClick={({ currentTarget }) => {
                    stayInItem(currentTarget)
                    onRetry(upload)
                  }}
                >
                  Retry
                </Button>
              )}
              <Button
                aria-label={`${problem === undefined ? 'Cancel' : 'Dismiss'} ${file.name}`}
                onClick={() => {
                  onRemove(key)
                }}
              >
                {problem === undefined ? 'Cancel' : 'Dismiss'}
              </Button>
            </span>
          </div>
        </li>
      )
    })}
  </ul>
)
