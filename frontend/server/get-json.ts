import { json } from 'node:stream/consumers'
import { answerTo, requestOfCms } from './cms-request'

/**
 * Asks the CMS for JSON.
 *
 * @throws Error when there is no answer, or another status than 200
 */
export async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await answerTo(requestOfCms(url, { signal }).end())
  if (response.statusCode === 200) return json(response)
  response.resume()
  throw new Error(`${url} answered ${String(response.statusCode)}.`)
}
