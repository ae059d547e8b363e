import { get } from 'node:http'
import { get as getSecurely } from 'node:https'
import { json } from 'node:stream/consumers'

/**
 * Asks for JSON. By node:http, because loading `fetch` takes half of the time in which the process starts.
 *
 * @throws Error when there is no answer, or another status than 200
 */
export const getJson = (url: string, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ask = url.startsWith('https:') ? getSecurely : get
    ask(url, { signal }, (response) => {
      if (response.statusCode === 200) {
        json(response).then(resolve, reject)
      } else {
        response.resume()
        reject(new Error(`${url} answered ${String(response.statusCode)}.`))
      }
    }).on('error', reject)
  })
