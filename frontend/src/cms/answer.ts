import type { FormattedExecutionResult } from 'graphql'
import { NoAnswer } from './no-answer'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * What the gateway answered, if it is the answer to an operation: it holds content, or errors. A page of a proxy or of
 * the network's sign-in is none, whatever its status.
 *
 * @throws NoAnswer
 */
export async function readAnswer(response: Response): Promise<FormattedExecutionResult> {
  const body: unknown = await response.json().catch(() => undefined)
  const { data, errors } = isObject(body) ? (body as { data?: unknown; errors?: unknown }) : {}
  const hasContent = isObject(data) && Object.keys(data).length > 0
  if (hasContent || (Array.isArray(errors) && errors.length > 0)) return body as FormattedExecutionResult
  throw new NoAnswer('The site answered without content. Try again in a moment.', response.status)
}
