import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../control/button'
import { Icon } from '../control/icon'
import { rescueFocus } from '../page/page-focus'
import * as unseen from '../text/unseen.module.css'
import * as styles from './notices.module.css'

interface Notice {
  id: number
  /** Whether another page has been opened since it was told. */
  isOld: boolean
  text: string
  /** What is only `heard` is seen in the page itself. */
  kind: 'done' | 'failed' | 'heard'
  /** `undoes`: the keys that undo, from wherever the focus is, do it too. */
  action?: { label: string; run: () => void; undoes?: boolean } | undefined
  /** Where what happened can be seen. */
  link?: { label: string; to: string } | undefined
}

/** Of more that are seen, the first go. */
const most = 3

/** @returns closes it */
type Tell = (notice: Omit<Notice, 'id' | 'isOld'>) => () => void

const TellContext = createContext<Tell>(() => () => undefined)

/**
 * Tells what happened, at the window's edge, until it is closed: a message that vanishes is missed (WCAG 2.2.1). What went
 * well is no longer told on the second page after it: what led to the first may have told it.
 *
 * @param props.page the path of the page that is shown
 */
export function Notices({ page, children }: { page?: string; children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const last = useRef(0)
  const close = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }, [])
  const tell = useCallback<Tell>(
    (notice) => {
      const id = (last.current += 1)
      setNotices((before) => {
        // What is told again stands once; what offers something may be about another thing of the same name.
        const shown = before.filter(
          (one) => one.kind !== 'heard' && (one.action !== undefined || one.text !== notice.text),
        )
        const kept = notice.kind === 'heard' ? shown : shown.slice(1 - most)
        return [...kept, { ...notice, id, isOld: false }]
      })
      return () => {
        close(id)
      }
    },
    [close],
  )
  const [shown, setShown] = useState(page)
  if (page !== shown) {
    setShown(page)
    setNotices(
      notices
        .filter(({ kind, isOld }) => kind === 'failed' || !isOld)
        .map((notice) => ({ ...notice, isOld: true })),
    )
  }
  const take = ({ id, action }: Notice) => {
    close(id)
    action?.run()
  }
  const undoable = notices.findLast(({ action }) => action?.undoes)
  useUndoKeys(
    undoable &&
      (() => {
        take(undoable)
      }),
  )
  return (
    <TellContext value={tell}>
      {children}
      <div className={styles['place']} role="status">
        {notices.map((notice) => {
          const { id, text, kind, action, link } = notice
          if (kind === 'heard')
            return (
              <p key={id} className={unseen['unseen']}>
                {text}
              </p>
            )
          return (
            <div key={id} ref={rescueFocus} className={styles['notice']} data-kind={kind}>
              <p className={styles['text']}>
                {text}
                {link && ' '}
                {link && (
                  <Link
                    to={link.to}
                    onClick={() => {
                      close(id)
                    }}
                  >
                    {link.label}
                  </Link>
                )}
              </p>
              {action && (
                <Button
                  aria-keyshortcuts={action.undoes ? 'Control+Z Meta+Z' : undefined}
                  // The second of a double click would meet the notice that has come to this place.
                  onClick={({ detail }) => {
                    if (detail < 2) take(notice)
                  }}
                >
                  {action.label}
                  {notice === undoable && <kbd className={styles['keys']}>{undoKeys()}</kbd>}
                </Button>
              )}
              <button
                type="button"
                className={styles['close']}
                aria-label="Close this message"
                onClick={() => {
                  close(id)
                }}
              >
                <Icon name="close" size={16} />
              </button>
            </div>
          )
        })}
      </div>
    </TellContext>
  )
}

export const useTell = (): Tell => useContext(TellContext)

/** The keys that undo, as keyboards name them; the notice is drawn in the browser only. */
const undoKeys = () => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘Z' : 'Ctrl+Z')

/** Undoes by the keys that undo everywhere; in a field they belong to what is typed there. */
function useUndoKeys(undo: (() => void) | undefined): void {
  const isUndoable = undo !== undefined
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, shiftKey } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey) return
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
    event.preventDefault()
    undo?.()
  })
  useEffect(() => {
    if (!isUndoable) return
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
    }
  }, [isUndoable])
}
