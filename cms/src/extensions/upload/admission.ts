import sharp from 'sharp'
import { readHeader, type ImageHeader } from './header'
import { ImageRefused, notAnImage } from './image-refused'
import { mostFrames, mostPixels } from './limits'

type Format = ImageHeader['format']

/** How a file of each kind is named and served. */
const admitted: Record<Format, { extensions: [string, ...string[]]; mime: string }> = {
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg' },
  png: { extensions: ['.png'], mime: 'image/png' },
  gif: { extensions: ['.gif'], mime: 'image/gif' },
  webp: { extensions: ['.webp'], mime: 'image/webp' },
}

const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000)

/** @throws ImageRefused when decoding it would cost more than an image of the site may */
function refuseTooMuch({ width, height, frames }: ImageHeader): void {
  if (frames > mostFrames) {
    throw new ImageRefused(
      422,
      `The animation has more than ${mostFrames} frames. Make it shorter and try again.`,
    )
  }
  const pixels = width * height * frames
  if (pixels > mostPixels) {
    throw new ImageRefused(
      422,
      `The image has ${megapixels(pixels)} megapixels; the limit is ${megapixels(mostPixels)}. Make it smaller and try again.`,
    )
  }
}

/**
 * Reads the header of an image, without decoding it.
 * @throws ImageRefused when the content is no JPG, PNG, GIF or WebP, or has too many pixels or frames. AVIF and SVG are
 *   refused: the first would keep the place where a photo was taken, the second can hold a script.
 */
export async function readImageHeader(filepath: string): Promise<ImageHeader> {
  const header = await readHeader(filepath)
  if (header === undefined) throw notAnImage()
  refuseTooMuch(header)
  // The library that will decode it must see the same image: only now, as it looks at more of the file than we did.
  const seen = await sharp(filepath, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => undefined)
  if (seen?.format !== header.format) throw notAnImage()
  return header
}

/** The extension and type to store a file under: those of its content, whatever its name says. */
export function nameByContent(format: Format, extension: string): { ext: string; mime: string } {
  const { extensions, mime } = admitted[format]
  const given = extensions.find((known) => known === extension.toLowerCase())
  return { ext: given ?? extensions[0], mime }
}
