import { errors } from '@strapi/utils'
import sharp from 'sharp'
import { mostPixels } from './limits'

/** What the first bytes say the file is, and how such a file is named and served. */
const admitted = {
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg' },
  png: { extensions: ['.png'], mime: 'image/png' },
  gif: { extensions: ['.gif'], mime: 'image/gif' },
  webp: { extensions: ['.webp'], mime: 'image/webp' },
} as const

type Format = keyof typeof admitted
const isAdmitted = (format: string | undefined): format is Format =>
  format !== undefined && format in admitted

interface Header {
  format: Format
  width: number
  height: number
}

/**
 * Reads the header of an image, without decoding it.
 * @throws ValidationError when the content is no JPG, PNG, GIF or WebP, or has too many pixels. AVIF and SVG are
 *   refused: the first would keep the place where a photo was taken, the second can hold a script.
 */
export async function readImageHeader(filepath: string): Promise<Header> {
  // limitInputPixels is off because the limit below has a message of its own; a header costs no memory.
  const metadata = await sharp(filepath, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (metadata === undefined || !isAdmitted(metadata.format)) {
    throw new errors.ValidationError('The file is not a JPG, PNG, GIF or WebP image')
  }
  const { format, width, height } = metadata
  if (width * height > mostPixels) {
    throw new errors.ValidationError(`The image has more than ${mostPixels / 1_000_000} million pixels`)
  }
  return { format, width, height }
}

/** The extension and type to store a file under: those of its content, whatever its name says. */
export function nameByContent(format: Format, extension: string): { ext: string; mime: string } {
  const { extensions, mime } = admitted[format]
  const given = extensions.find((known) => known === extension.toLowerCase())
  return { ext: given ?? extensions[0], mime }
}
