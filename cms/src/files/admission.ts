import { readHeader, type ImageHeader } from '../images/header'
import { kinds } from '../images/kinds'
import { attachmentSection, type Section } from '../rules/sections'
import { FileRefused, notAnImage, notAPdf } from './file-refused'
import { isPdf, pdfMime } from './pdf'
import { tooMuch } from '../images/limits'

/**
 * Reads the header of an image, without decoding it.
 * @throws FileRefused when the content is no JPG, PNG, GIF or WebP, or has too many pixels or frames. AVIF and SVG are
 *   refused: the first would keep the place where a photo was taken, the second can hold a script.
 */
export async function readImageHeader(filepath: string): Promise<ImageHeader> {
  const header = await readHeader(filepath)
  if (header === undefined) throw notAnImage()
  const words = tooMuch(header)
  if (words !== undefined) throw new FileRefused(422, words)
  return header
}

/**
 * The extension and type to store a file under: those of its content, whatever its name says.
 * @param extension of its name, with the dot
 * @throws FileRefused when a file of this kind does not belong into the section
 */
export async function nameByContent(
  filepath: string,
  extension: string,
  section: Section,
): Promise<{ ext: string; mime: string }> {
  if (section === attachmentSection) {
    if (!(await isPdf(filepath))) throw notAPdf()
    return { ext: '.pdf', mime: pdfMime }
  }
  const { extensions, mime } = kinds[(await readImageHeader(filepath)).format]
  const given = extensions.find((known) => known === extension.toLowerCase())
  return { ext: given ?? extensions[0], mime }
}
