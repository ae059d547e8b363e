import { reason } from '../cms/reason'
import { patiently } from '../ui/feedback/patience'

/**
 * What the browser remembers of the staff session: a hint for the interface, so that no prompt is shown to somebody who
 * has signed in. Whether something may be done is decided by the server, every time.
 */
const flag = 'isAuthenticated'
const listeners = new Set<() => void>()

export function isAuthenticated(): boolean {
  try {
    return localStorage.getItem(flag) === 'true'
  } catch {
    // Where the browser keeps nothing for the site it remembers nobody; the password is asked for.
    return false
  }
}

function remember(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(flag, 'true')
  else localStorage.removeItem(flag)
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

let why = ''

/** Why the last session of this page is over, in words; empty when nobody has said. */
export const whyOver = (): string => why

/** Keeps what the server says of a session that is over, for whoever is asked for the password then. */
export function sessionIsOver(reason: string): void {
  why = reason
}

/**
 * @param name what the person wants to be called in the history; may be empty
 * @throws Error with the words for the modal: `Incorrect password`, or when to try again; what `patiently` throws
 */
export async function signIn(password: string, name = ''): Promise<void> {
  await tellServer('POST', { password, ...(name !== '' && { name }) })
  sessionIsOver('')
  remember(true)
}

/** Ends the session on the server. @throws Error when the server could not be told; what `patiently` throws */
export async function signOut(): Promise<void> {
  await tellServer('DELETE')
  remember(false)
}

/** The answer is empty: a page of a proxy or of the network's sign-in is none. */
const tellServer = (method: string, body?: object): Promise<void> =>
  patiently(async (signal) => {
    const response = await ask(method, body, signal)
    if (response.status !== 204) throw new Error(await reason(response))
  })

/**
 * Asks the server whether the session is over, and forgets it then. Who is offline is left as they were.
 *
 * @returns whether it is over
 */
export async function checkSession(): Promise<boolean> {
  const response = await ask('GET').catch(() => undefined)
  const over = response?.status === 401
  if (over) {
    sessionIsOver(await reason(response))
    remember(false)
  }
  // An answer that nobody reads keeps its connection.
  else await response?.text()
  return over
}

const ask = (method: string, body?: object, signal?: AbortSignal) =>
  fetch('/staff/session', {
    method,
    ...(signal && { signal }),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('The site cannot be reached. Check your connection and try again.', { cause })
  })
