import { pictureSections } from '../rules/sections'

/** Largest file, in bytes: a photo of a phone has up to 15 MB. */
export const largestFile = 20 * 1024 * 1024

/** In words for the person who sent a larger one. */
export const tooLarge = `The file is larger than ${largestFile / 1024 / 1024} MB. Make it smaller and try again.`

/** In words for the person who sent a file without a byte. */
export const empty = 'This file is empty. Choose another one.'

/** Most pixels of one image, all frames of an animation together; decoding takes 4 bytes of memory for each. */
export const mostPixels = 40_000_000

/**
 * Longest side, in pixels: of WebP, in which renditions are made (RFC 9649 §2.6). Decoders take a line at a time, whatever
 * its length.
 */
const longestSide = 16_383

/** Most frames of an animation: ten seconds at the 50 that a GIF can show. Each costs time, however small it is. */
export const mostFrames = 500

/** What the site is told, which refuses what is too large or empty before it is sent, and where images lie: `image-limits.generated.json`. */
export const toldLimits = { largestFile, tooLarge, empty, mostPixels, sections: pictureSections }

const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000)

const grouped = (count: number) => count.toLocaleString('en')

/**
 * What keeps an image from being decoded, in words for the person who sent it.
 * @param size width and height of one frame
 * @returns `undefined` when decoding it costs no more than an image of the site may
 */
export function tooMuch(size: { width: number; height: number; frames: number }): string | undefined {
  const { width, height, frames } = size
  if (frames > mostFrames)
    return `The animation has more than ${mostFrames} frames. Make it shorter and try again.`
  const longest = Math.max(width, height)
  if (longest > longestSide) {
    const side = width > height ? 'wide' : 'high'
    return `The image is ${grouped(longest)} pixels ${side}; the limit is ${grouped(longestSide)}. Make it smaller and try again.`
  }
  const pixels = width * height * frames
  if (pixels > mostPixels)
    return `The image has ${megapixels(pixels)} megapixels; the limit is ${megapixels(mostPixels)}. Make it smaller and try again.`
  return undefined
}
