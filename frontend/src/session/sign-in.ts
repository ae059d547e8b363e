import { reason } from '../cms/reason'
import { patiently } from '../ui/feedback/patiently'
import { countSignIns, remember, sessionIsOver } from './session'

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
 * Asks the server whether the session is over, and forgets it then. Who is offline is left as they were, and who has signed in
 * since it was asked.
 *
 * @returns whether it is over
 */
export async function checkSession(): Promise<boolean> {
  const before = countSignIns()
  const response = await ask('GET').catch(() => undefined)
  const over = response?.status === 401 && countSignIns() === before
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
