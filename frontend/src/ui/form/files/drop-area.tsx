import { useEffect, useState, type ReactNode } from 'react'
import * as styles from './drop-area.module.css'

/**
 * Takes files that are dropped on it. A short cut for the mouse: what stands inside must offer a file chooser, which
 * does the same by keyboard.
 */
export function DropArea({
  label,
  onFiles,
  children,
}: {
  label: string
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    // A file dropped beside the area would be opened in place of the page, and what is typed there lost.
    const stay = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={styles['area']}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (hasFiles(event.dataTransfer)) setOver(true)
      }}
      onDragLeave={() => {
        setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

const hasFiles = (carried: DataTransfer | null) => carried?.types.includes('Files') === true
