/**
 * The program that makes renditions, in a process of its own: encoding is heavy work, and the system can give this
 * process only the time that the CMS leaves over. It is told one image at a time.
 */
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '../extensions/upload/limits'
import { makePlaceholder } from './placeholder'
import { kindsFor, renditionName, widthsFor, kinds, type Kind } from './recipe'
import type { Job, Made, Outcome, Rendered } from './renderer'

// Effort 2 costs a fifth of sharp's usual 4 and gives as many bytes, within some percent.
const encode: Record<Kind, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90 }),
  gif: (image) => image.gif(),
}

const isKind = (format: string | undefined): format is Kind => format !== undefined && format in kinds

const open = (source: string) => sharp(source, { limitInputPixels: mostPixels }).autoOrient()

async function render({ source, folder }: Job): Promise<Rendered> {
  const { format, autoOrient, pages = 1, hasAlpha } = await sharp(source).metadata()
  if (!isKind(format)) throw new Error(`${format} is no kind that the site shows`)
  const placeholder = hasAlpha ? null : await makePlaceholder(open(source))
  const made: Made[] = []
  // An animation stays as it is: a still picture of it would be another picture.
  for (const kind of pages > 1 ? [] : kindsFor(format)) {
    for (const width of widthsFor(autoOrient.width)) {
      const name = renditionName(kind, width)
      const filepath = join(folder, name)
      const { height, size } = await encode[kind](open(source).resize({ width })).toFile(filepath)
      made.push({ name, kind, filepath, width, height, size })
    }
  }
  return { made, placeholder }
}

setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)
process.on('message', (job: Job) => {
  void render(job)
    .catch((error: unknown): Outcome => ({
      failed: error instanceof Error ? error.message : String(error),
    }))
    .then((outcome) => process.send?.(outcome))
})
// Nobody is left to tell.
process.on('disconnect', () => process.exit(0))
