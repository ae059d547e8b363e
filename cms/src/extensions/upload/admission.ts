import sharp from 'sharp'
import { ImageRefused, notAnImage } from './image-refused'
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
 * @throws ImageRefused when the content is no JPG, PNG, GIF or WebP, or has too many pixels. AVIF and SVG are
 *   refused: the first would keep the place where a photo was taken, the second can hold a script.
 */
export async function readImageHeader(filepath: string): Promise<Header> {
  // limitInputPixels is off because the limit below has a message of its own; a header costs no memory.
  const metadata = await sharp(filepath, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (metadata === undefined || !isAdmitted(metadata.format)) {
    throw notAnImage()
  }
  const { format, width, height } = metadata
  if (width * height > mostPixels) {
    const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000)
    throw new ImageRefused(
      422,
      `The image has ${megapixels(width * height)} megapixels; the limit is ${megapixels(mostPixels)}. Make it smaller and try again.`,
    )
  }
  return { format, width, height }
}

/** The extension and type to store a file under: those of its content, whatever its name says. */
export function nameByContent(format: Format, extension: string): { ext: string; mime: string } {
  const { extensions, mime } = admitted[format]
  const given = extensions.find((known) => known === extension.toLowerCase())
  return { ext: given ?? extensions[0], mime }
}
