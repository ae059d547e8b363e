import { readHeader, type ImageHeader } from '../images/header'
import { ImageRefused, notAnImage } from './image-refused'
import { tooMuch } from '../images/limits'

type Format = ImageHeader['format']

/** How a file of each kind is named and served. */
const admitted: Record<Format, { extensions: [string, ...string[]]; mime: string }> = {
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg' },
  png: { extensions: ['.png'], mime: 'image/png' },
  gif: { extensions: ['.gif'], mime: 'image/gif' },
  webp: { extensions: ['.webp'], mime: 'image/webp' },
}

/**
 * Reads the header of an image, without decoding it.
 * @throws ImageRefused when the content is no JPG, PNG, GIF or WebP, or has too many pixels or frames. AVIF and SVG are
 *   refused: the first would keep the place where a photo was taken, the second can hold a script.
 */
export async function readImageHeader(filepath: string): Promise<ImageHeader> {
  const header = await readHeader(filepath)
  if (header === undefined) throw notAnImage()
  const words = tooMuch(header)
  if (words !== undefined) throw new ImageRefused(422, words)
  return header
}

/** The extension and type to store a file under: those of its content, whatever its name says. */
export function nameByContent(format: Format, extension: string): { ext: string; mime: string } {
  const { extensions, mime } = admitted[format]
  const given = extensions.find((known) => known === extension.toLowerCase())
  return { ext: given ?? extensions[0], mime }
}
