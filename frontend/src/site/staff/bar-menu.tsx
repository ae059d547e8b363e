import { useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/control/icon'
import * as styles from './staff-bar.module.css'

/**
 * A button of the bar that opens a list above it. The browser's own popover: Escape and a click elsewhere close it, and
 * the focus goes back to the button.
 *
 * @param props.rest the end of its words, which a small telephone has no room for; read out all the same
 * @param props.onOpen told before it is shown
 * @param props.isRow whether a wide window shows the list in the bar itself, without the button
 */
export function BarMenu({
  label,
  rest,
  isRow = false,
  onOpen,
  children,
}: {
  label: string
  rest?: string
  isRow?: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className={styles['menu']} data-row={isRow || undefined}>
      <button type="button" className={styles['entry']} popoverTarget={id}>
        <span className={styles['word']}>
          {label}
          {rest && <span className={styles['rest']}> {rest}</span>}
        </span>{' '}
        <Icon name="up" size={14} />
      </button>
      {/* A choice closes the list; the choice itself is made by what is inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={styles['list']}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') onOpen?.()
        }}
        onClick={({ target }) => {
          if (
            target instanceof Element &&
            target.closest('a, button') &&
            list.current?.matches(':popover-open')
          )
            list.current.hidePopover()
        }}
      >
        {children}
      </ul>
    </div>
  )
}
