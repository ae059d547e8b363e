import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from './button'
import { Icon } from './icon'
import styles from './notices.module.css'

interface Notice {
  id: number
  text: string
  kind: 'done' | 'failed'
  action?: { label: string; run: () => void } | undefined
  /** Where what happened can be seen. */
  link?: { label: string; to: string } | undefined
}

type Tell = (notice: Omit<Notice, 'id'>) => void

const TellContext = createContext<Tell>(() => undefined)

/** Tells what happened, at the window's edge, until it is closed: a message that vanishes is missed (WCAG 2.2.1). */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const tell = useCallback<Tell>((notice) => {
    setNotices((shown) => [...shown.slice(-2), { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const close = (id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
  }
  return (
    <TellContext value={tell}>
      {children}
      <div className={styles['place']} role="status">
        {notices.map(({ id, text, kind, action, link }) => (
          <div key={id} className={styles['notice']} data-kind={kind}>
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
                onClick={() => {
                  close(id)
                  action.run()
                }}
              >
                {action.label}
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
        ))}
      </div>
    </TellContext>
  )
}

export const useTell = (): Tell => useContext(TellContext)
