import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { SignedOut } from '../cms/signed-out'
import { Cancelled } from '../ui/feedback/cancelled'
import { Lazy, lazy } from '../ui/feedback/lazy'
import { confirmDialog } from '../ui/feedback/question'
import { countSignIns, isAuthenticated, onSignInElsewhere, sessionIsOver, subscribe } from './session'

const passwordDialog = lazy(() => import('../staff/password-dialog'))

/** Runs something that only staff may do, after the password where it is needed. @throws Cancelled */
export type Protect = <T>(action: () => Promise<T> | T) => Promise<T>

const ProtectContext = createContext<Protect>(() =>
  Promise.reject(new Error('There is no StaffProvider above.')),
)

/**
 * Asks for the password when a protected action is wanted, and runs the action after it. When the server says that the
 * session is over, the prompt comes back and the same action runs after it, with everything that was typed.
 */
export function StaffProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<{ resolve: () => void; reject: (error: Error) => void }[]>([])

  const protect = useCallback<Protect>(async (action) => {
    const askPassword = () =>
      new Promise<void>((resolve, reject) => {
        waiting.current.push({ resolve, reject })
        setAsking(true)
      })
    if (!isAuthenticated()) await askPassword()
    for (;;) {
      const before = countSignIns()
      try {
        return await action()
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error
        // What was refused to a session before the present one was slow, and can be tried at once.
        if (countSignIns() > before) continue
        sessionIsOver(error.message)
        // The hint stays: forgetting it now would take away the very form that is to be saved.
        await askPassword()
      }
    }
  }, [])

  const close = useCallback((signedIn: boolean) => {
    setAsking(false)
    for (const { resolve, reject } of waiting.current.splice(0)) {
      if (signedIn) resolve()
      else reject(new Cancelled('The password was not given.'))
    }
  }, [])

  // The cookie is one for all windows.
  useEffect(() => {
    if (!asking) return
    return onSignInElsewhere(() => {
      close(true)
    })
  }, [asking, close])

  const authenticated = useIsAuthenticated()
  useEffect(() => {
    // The HTML is one for all: style sheets read here whether the controls of staff are shown in full. The head's script
    // has said so of a page that was opened by somebody who has signed in.
    document.documentElement.toggleAttribute('data-staff', isAuthenticated())
    if (!authenticated) return
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchDialogs)
    else setTimeout(fetchDialogs)
  }, [authenticated])

  return (
    <ProtectContext value={protect}>
      {children}
      {asking && (
        <Lazy
          part={passwordDialog}
          onMissing={() => {
            close(false)
          }}
        >
          {({ PasswordDialog }) => <PasswordDialog onClose={close} />}
        </Lazy>
      )}
    </ProtectContext>
  )
}

/** Whoever works here has the dialogs at hand when the connection is lost, or a new build has taken their scripts away. */
function fetchDialogs() {
  for (const { fetch } of [passwordDialog, confirmDialog]) {
    fetch().catch(() => {
      // Nobody has wanted it yet: `Lazy` fetches it again, and says when it does not come.
    })
  }
}

/** How a component asks for protected actions. */
export const useProtect = (): Protect => useContext(ProtectContext)

/** Runs an action after the password, where it is needed. Who closes the prompt goes on as before. */
export function useAfterPassword(): (action: () => void) => void {
  const protect = useProtect()
  return useCallback(
    (action) => {
      protect(action).catch((error: unknown) => {
        if (!(error instanceof Cancelled)) throw error
      })
    },
    [protect],
  )
}

/** Whether the interface may take the visitor for staff. False on the server: there is one HTML for everybody. */
export const useIsAuthenticated = (): boolean => useSyncExternalStore(subscribe, isAuthenticated, () => false)
