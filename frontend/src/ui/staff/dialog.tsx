import { createContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { focusPage } from '../page/page-focus'
import * as styles from './dialog.module.css'

/** Whether what is drawn stands in a dialog. */
export const InDialog = createContext(false)

/**
 * A modal dialog. The browser's own: it traps the focus, closes on Escape and gives the focus back (HTML §4.11.4);
 * a click on the backdrop closes it too. When what opened it is gone, the focus goes to the page's content. It stands at
 * the end of the page: what opens it may be in a toolbar or a list, of which it is no part.
 */
export function Dialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  title: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because an element that has left the page can no longer give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // After React has put the focus back to where it was before its changes, which may be nowhere.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
        if (document.activeElement === document.body) focusPage()
      })
    }
  }, [])
  return createPortal(
    // The click closes what Escape closes too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        // A file chooser that is closed without a file says `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Asked a second time, Chromium closes it whatever a page says. Whoever opened it decides.
      onClose={({ currentTarget, target }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return
        currentTarget.showModal()
        onClose()
      }}
      // The second press of a double click is meant for what has opened it.
      onMouseDown={({ target, currentTarget, detail }) => {
        if (target === currentTarget && detail < 2) onClose()
      }}
    >
      <div className={styles['content']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        <InDialog value>{children}</InDialog>
      </div>
    </dialog>,
    document.body,
  )
}
