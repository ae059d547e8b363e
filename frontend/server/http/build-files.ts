import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'

/**
 * Serves the files of a build.
 *
 * @returns answers a request when its address is that of a file; says false when it is not
 */
export function serveBuildFiles(folder: string, log: (message: string, error?: unknown) => void) {
  /** Reads the list of all files, which the first page need not wait for. */
  let files: ReturnType<typeof sirv> | undefined

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    let served = true
    files ??= sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: moreHeaders })
    // A server may ignore it (RFC 9110 §14.2), and these files are small; sirv fails at a range that ends before it begins.
    delete request.headers.range
    // What sirv leaves open: a file that has gone since the list was read, and a visitor who goes away in the middle.
    response.once('pipe', (file: Readable) => {
      file.once('error', (error) => {
        log(
          `The file at ${request.url ?? ''} cannot be read. After a build the site must be restarted.`,
          error,
        )
        response.destroy()
      })
      response.once('close', () => file.destroy())
    })
    files(request, response, () => {
      served = false
    })
    return served
  }
}

/** Vite writes a hash of its content into every name under assets. sirv does not know what an icon of the old kind is. */
function moreHeaders(response: { setHeader: (name: string, value: string) => void }, pathname: string) {
  if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
  if (pathname.startsWith('/assets/'))
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
}
