import type { FormattedExecutionResult } from 'graphql'
import { NoAnswer } from './no-answer'
import { olderAnswers } from './older-answers'
import { reason } from './reason'
import { SignedOut } from './signed-out'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * What the gateway answers to an operation. Notes whether it is from before a change.
 *
 * @throws NoAnswer; SignedOut
 */
export async function answerTo(request: Promise<Response>): Promise<FormattedExecutionResult> {
  const response = await request.catch((cause: unknown) => {
    throw new NoAnswer('The site cannot be reached. Check your connection and try again.', undefined, {
      cause,
    })
  })
  if (response.status === 401) throw new SignedOut(await reason(response))
  if (!response.ok) throw new NoAnswer(await reason(response), response.status)
  if (response.headers.get('cache-status')?.includes('ttl=-')) olderAnswers.count += 1
  return readAnswer(response)
}

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
  const isAnswer = hasContent || (Array.isArray(errors) && errors.length > 0)
  return contentOf(isAnswer ? (body as FormattedExecutionResult) : undefined)
}

/** @throws NoAnswer when there is none */
export function contentOf<TData>(data: TData | undefined): TData {
  if (data !== undefined) return data
  throw new NoAnswer('The site answered without content. Try again in a moment.', 200)
}
