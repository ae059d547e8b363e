import { text } from 'node:stream/consumers'
import { answerTo, requestOfCms } from './request'

/** Asks the CMS for a small text. @throws Error when there is no answer */
export async function getAnswer(url: string, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const response = await answerTo(requestOfCms(url, { signal }).end())
  return { status: response.statusCode ?? 502, body: await text(response) }
}

/**
 * Asks the CMS for JSON.
 *
 * @throws Error when there is no answer, or another status than 200
 */
export async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const { status, body } = await getAnswer(url, signal)
  if (status === 200) return JSON.parse(body)
  throw new Error(`${url} answered ${String(status)}.`)
}
