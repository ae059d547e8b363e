/** The gateway tells every problem as `{ message }`. @returns undefined when `answer` is something else */
export const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined

/** Why the gateway refused, in its own words. */
export async function reason(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return messageIn(body) ?? `The site answered ${String(response.status)}. Try again in a moment.`
}
