/** Why the gateway refused, in its own words: it tells every problem as `{ message }`. */
export async function reason(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : `The site answered ${String(response.status)}. Try again in a moment.`
}
