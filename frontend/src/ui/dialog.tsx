import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

/**
 * A modal dialog. The browser's own: it traps the focus, closes on Escape and gives the focus back (HTML §4.11.4);
 * a click on the backdrop closes it too.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // The click closes what Escape closes too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['content']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
