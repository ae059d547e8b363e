import { reason } from '../../../cms/reason'
import { SignedOut } from '../../../cms/signed-out'
import { patiently } from '../../../ui/feedback/patiently'

/**
 * Changes the shared password. This session goes on, every other one is over.
 *
 * @throws SignedOut when this one is over already; Error with the reason for a refusal; what `patiently` throws
 */
export const changePassword = (password: string, newPassword: string): Promise<void> =>
  patiently(async (signal) => {
    const response = await fetch('/staff/password', {
      method: 'PUT',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password, newPassword }),
    }).catch((cause: unknown) => {
      throw new Error('The site cannot be reached. Check your connection and try again.', { cause })
    })
    if (response.status === 401) throw new SignedOut(await reason(response))
    if (response.status !== 204) throw new Error(await reason(response))
  })
