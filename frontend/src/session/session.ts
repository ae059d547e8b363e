/**
 * What the browser remembers of the staff session: a hint for the interface, so that no prompt is shown to somebody who
 * has signed in. Whether something may be done is decided by the server, every time.
 */
export const staffKey = 'isAuthenticated'
const listeners = new Set<() => void>()

export function isAuthenticated(): boolean {
  try {
    return isRememberedHere || localStorage.getItem(staffKey) === 'true'
  } catch {
    return isRememberedHere
  }
}

/** Where the browser keeps nothing for the site, or has no room, it remembers nobody longer than this page. */
let isRememberedHere = false

/** Changes with each sign-in, which the hint does not where a session was over before. */
const signInKey = 'signedInAt'

let signIns = 0

/** How often somebody has signed in on this page: what was refused before the last time says nothing of the session since. */
export const countSignIns = (): number => signIns

/** Keeps the hint, in all windows. */
export function remember(signedIn: boolean): void {
  if (signedIn) signIns += 1
  isRememberedHere = false
  try {
    if (signedIn) {
      localStorage.setItem(staffKey, 'true')
      localStorage.setItem(signInKey, String(Date.now()))
    } else localStorage.removeItem(staffKey)
  } catch {
    isRememberedHere = signedIn
  }
  for (const tell of listeners) tell()
}

/** Calls `tell` when somebody signs in or out, in this window or, then with an event, in another. */
export function subscribe(tell: (elsewhere?: StorageEvent) => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** Calls `tell` when somebody signs in in another window. */
export function onSignInElsewhere(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === signInKey) tell()
  }
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener('storage', listen)
  }
}

let why = ''

/** Why the last session of this page is over, in words; empty when nobody has said. */
export const whyOver = (): string => why

/** Keeps what the server says of a session that is over, for whoever is asked for the password then. */
export function sessionIsOver(reason: string): void {
  why = reason
}
