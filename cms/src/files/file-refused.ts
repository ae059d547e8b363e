import { errors } from '@strapi/utils'
import { attachmentSection } from '../rules/sections'

/**
 * A file that is not taken, with the reason for the person who sent it. Strapi's admin shows it as any wrong
 * input; the upload of the site answers with `status` (RFC 9110 §15.5.16, §15.5.21; RFC 6585 §4).
 */
export class FileRefused extends errors.ValidationError {
  constructor(
    readonly status: 413 | 415 | 422 | 429,
    message: string,
  ) {
    super(message)
  }
}

export const notAnImage = () => new FileRefused(415, 'Only JPG, PNG, GIF or WebP images can be uploaded.')

export const notAPdf = () => new FileRefused(415, 'Only PDF files can be uploaded here.')

export const inDocuments = () =>
  new FileRefused(
    415,
    `A PDF goes into the folder ${attachmentSection}: open that folder, and upload it there.`,
  )

export const damaged = () =>
  new FileRefused(422, 'The image is damaged and cannot be read. Choose another one.')

export const cutShort = () =>
  new FileRefused(
    422,
    'Reading the image was cut short. Try again, and make it smaller if that does not help.',
  )

export const tooBusy = () =>
  new FileRefused(429, 'Many images are being uploaded at the moment. Wait a minute and try again.')
