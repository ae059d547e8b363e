import type { limits } from '../../ui/form/files/image-limits.generated'
import { patiently } from '../../ui/feedback/patiently'
import { tellUploaded } from '../../ui/staff/uploaded'
import { SaveError } from '../../ui/feedback/save-error'
import type { FocalPoint } from '../../ui/page/focal-point'
import { messageIn } from '../reason'
import { SignedOut } from '../signed-out'

/** Where a file belongs in the storage. */
export type Section = (typeof limits.sections)[number] | 'Documents'

export interface UploadedFile {
  /** What a document's media field takes. */
  id: number
  url: string
}

interface UploadOptions {
  section: Section
  /** What a picture shows, for people who cannot see it. */
  alternativeText: string
  caption?: string
  focalPoint?: FocalPoint | null
  /** Names a repeated attempt as the same one. */
  key: string
  /** Told how much is done, from 0 to 1; all of it when the site has stored the file. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** The site will never take this file, however often it is sent. */
export class RefusedFile extends SaveError {
  override name = 'RefusedFile'
}

/** The statuses that say so (RFC 9110 §15.5.14, §15.5.16, §15.5.21). */
const refusals = [413, 415, 422]

/** How much of the way is done when all bytes are sent: the site has to look at them and store them. */
const sent = 0.9

/**
 * Sends a file to the media library. XMLHttpRequest, because fetch does not tell how much has been sent.
 *
 * @throws SignedOut when the session is over; SaveError with what is wrong, a RefusedFile when
 * that is the file; an AbortError after `signal`;
 * what `patiently` throws
 */
export const upload = (file: File, options: UploadOptions): Promise<UploadedFile> =>
  patiently((impatience, moved) => send(file, options, impatience, moved))

function send(
  file: File,
  { section, alternativeText, caption, focalPoint, key, onProgress, signal }: UploadOptions,
  impatience: AbortSignal,
  moved: () => void,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('section', section)
    form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText, caption, focalPoint }))
    form.append('files', file, file.name)
    const request = new XMLHttpRequest()
    request.open('POST', '/staff/upload')
    request.setRequestHeader('x-idempotency-key', key)
    request.responseType = 'json'
    const tellPart = (part: number) => {
      onProgress?.(part)
      tellUploaded(part)
    }
    request.addEventListener('loadend', () => {
      tellUploaded(undefined)
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      tellPart(total > 0 ? (loaded / total) * sent : 0)
    })
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      const why = messageIn(answer) ?? 'The site did not say why.'
      if (request.status === 201 && isUploadedFile(answer)) resolve(answer)
      else if (request.status === 401) reject(new SignedOut(why))
      else if (refusals.includes(request.status)) reject(new RefusedFile(why))
      else reject(new SaveError(why))
    })
    request.addEventListener('error', () => {
      reject(new SaveError('The connection was lost. Check it and try again.'))
    })
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was cancelled.', 'AbortError'))
    })
    for (const end of [signal, impatience]) {
      end?.addEventListener('abort', () => {
        request.abort()
      })
    }
    request.send(form)
  })
}

/** Not the page of a proxy, whatever its status. */
const isUploadedFile = (answer: unknown): answer is UploadedFile =>
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer &&
  typeof answer.id === 'number' &&
  'url' in answer &&
  typeof answer.url === 'string'
