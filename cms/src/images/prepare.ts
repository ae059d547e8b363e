import { readFile, stat } from 'node:fs/promises'
import type { OutputInfo, Sharp } from 'sharp'
import { metadataOf, openImage } from './open-image'
import type { ImageHeader } from './header'
import { hasTooManyScans } from './scans'

export interface Upload {
  /** The file that came. */
  source: string
  /** What the names of the files that are made begin with, absolute. */
  target: string
  format: ImageHeader['format']
}

/** An image in a file. */
export interface Prepared {
  filepath: string
  width: number
  /** Of one frame. */
  height: number
  /** In bytes. */
  size: number
}

/** The image as it is stored, and the smaller copies that it has at once. */
export interface PreparedUpload {
  image: Prepared
  copies: Map<string, Prepared>
}

/** The boxes that the copies fit into, in pixels. */
const boxes = {
  /** For Strapi's media library, as large as Strapi's own. */
  thumbnail: { width: 245, height: 156 },
  /** Stands in until the renditions are made, so that nobody waits for the photo of a phone. */
  medium: { width: 960, height: 960 },
}

type Encode = Record<ImageHeader['format'], (image: Sharp) => Sharp>

// Less effort than is usual with sharp takes half of the time for a WebP and a sixth for a GIF, and 2 % more bytes.
const encode: Encode = {
  jpeg: (image) => image.jpeg({ quality: 80 }),
  png: (image) => image.png({ quality: 80 }),
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  gif: (image) => image.gif({ effort: 1 }),
}

/** Of a copy, which is soon replaced: not worth a long search for its colours. */
const encodeCopy: Encode = { ...encode, png: (image) => image.png({ quality: 80, effort: 1 }) }

const described = (filepath: string, { width, height, pageHeight, size }: OutputInfo): Prepared => ({
  filepath,
  width,
  height: pageHeight ?? height,
  size,
})

async function makeImage({ source, target, format }: Upload): Promise<Prepared> {
  const found = await metadataOf(source)
  if (found.format !== format) throw new Error(`It begins as ${format} and is ${found.format}`)
  if (format === 'jpeg' && hasTooManyScans(await readFile(source))) throw new Error('It has too many scans')
  const image = openImage(source, { animated: true })
  if (format === 'gif') {
    // Stored as it came; decoded all the same, to see whether it can be.
    await image.resize({ width: 1 }).raw().toBuffer()
    const { width, height } = found
    return { filepath: source, width, height, size: (await stat(source)).size }
  }
  // Written anew, it has lost what the camera wrote into it, the place among it, and stands upright.
  const filepath = `${target}_image`
  return described(filepath, await encode[format](image.autoOrient()).toFile(filepath))
}

/**
 * Makes of an upload what is stored, in the process of images.
 * @throws Error when it cannot be read, or the disk is full
 */
export async function prepare(upload: Upload): Promise<PreparedUpload> {
  const image = await makeImage(upload)
  const copies = new Map<string, Prepared>()
  for (const [name, box] of Object.entries(boxes)) {
    if (image.width <= box.width && image.height <= box.height) continue
    const filepath = `${upload.target}_${name}`
    const copy = openImage(image.filepath, { animated: true }).resize({ ...box, fit: 'inside' })
    const made = described(filepath, await encodeCopy[upload.format](copy).toFile(filepath))
    // A drawing can have more colours when it is made smaller; the image itself is shown then.
    if (made.size < image.size) copies.set(name, made)
  }
  return { image, copies }
}
