import sharp, { type Metadata, type Sharp } from 'sharp'
import { mostPixels, tooMuch } from './limits'

/** Opens an image for decoding, all frames of an animation if wanted. */
export const openImage = (source: string, { animated = false } = {}): Sharp =>
  sharp(source, { limitInputPixels: mostPixels, animated })

/**
 * Reads the header of an image as the library understands it that will decode it.
 * @throws Error when it is no image, or costs more than one of the site may: our own look at the file was deceived
 */
export async function metadataOf(source: string): Promise<Metadata> {
  const metadata = await openImage(source).metadata()
  const { width, height, pages: frames = 1 } = metadata
  const words = tooMuch({ width, height, frames })
  if (words !== undefined) throw new Error(words)
  return metadata
}
