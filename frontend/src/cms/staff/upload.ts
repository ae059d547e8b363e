import { patiently } from '../../ui/feedback/patience'
import { SaveError } from '../../ui/feedback/save-error'
import type { FocalPoint } from '../../ui/page/focal-point'
import { messageIn } from '../reason'
import { SignedOut } from '../signed-out'

/** Where a file belongs in the storage. */
export type Section = 'Gallery' | 'Events' | 'Facilities' | 'Team' | 'News' | 'Documents'

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
  /** Told the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file to the media library. XMLHttpRequest, because fetch does not tell how much has been sent.
 *
 * @throws SignedOut when the session is over; SaveError with what is wrong with the file; an AbortError after `signal`;
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
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status === 201 && isUploadedFile(answer)) resolve(answer)
      else if (request.status === 401) reject(new SignedOut('Sign in to send files.'))
      else reject(new SaveError(messageIn(answer) ?? 'The site did not say why.'))
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
