import { json } from 'node:stream/consumers'
import { requestOfCms } from './cms-request'

/**
 * Asks the CMS for JSON.
 *
 * @throws Error when there is no answer, or another status than 200
 */
export const getJson = (url: string, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = requestOfCms(url, { signal })
    request.on('response', (response) => {
      if (response.statusCode === 200) {
        json(response).then(resolve, reject)
      } else {
        response.resume()
        reject(new Error(`${url} answered ${String(response.statusCode)}.`))
      }
    })
    request.on('error', reject).end()
  })
