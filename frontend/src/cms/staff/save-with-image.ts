import { besideField } from '../../ui/feedback/save-error'
import type { ImageWords, StoredWords } from '../../ui/form/rules/image-words'
import { isPicked, type PickedImage } from '../../ui/form/files/picked-image'
import { describeFile } from './describe-file'
import { upload, type Section } from './upload'

/** What a form says of its image: another one, null for none any more, or nothing of the one that is kept. */
interface ImageValues {
  image?: File | PickedImage | null | undefined
  imageWords: ImageWords
}

/** The field of a mutation that holds the image; without it, it stays as it is. */
interface ImageField {
  image?: string | null
}

/**
 * Saves a document with the image of its form's field `image`. A file is sent first, because the document names it; what was
 * typed about an image that is there already is saved last, so that nothing of it is stored over somebody else's words
 * when the document is refused for a newer version.
 *
 * @param kept the image that there is now
 * @param options.key names every attempt to save the form as the same one
 * @param options.called the alternative text of a chosen image for which none was typed
 * @returns what `saveDocument` returns
 * @throws SaveError that says beside the field why the file is refused, and what `saveDocument` throws
 */
export async function saveWithImage<Saved>(
  { image, imageWords }: ImageValues,
  kept: (StoredWords & { fileId: string }) | null | undefined,
  { section, key, called = '' }: { section: Section; key: string; called?: string },
  saveDocument: (field: ImageField) => Promise<Saved>,
): Promise<Saved> {
  const { alternativeText, caption, focalPoint } = imageWords.chosen
  if (image === null) return saveDocument({ image })
  if (image === undefined) {
    const saved = await saveDocument({})
    if (kept) await describeFile(kept.fileId, kept, imageWords.kept)
    return saved
  }
  if (isPicked(image)) {
    const { fileId, stored } = image
    const saved = await saveDocument({ image: fileId })
    // Other pages may show it too: what it says there is changed here, and never emptied.
    const words = alternativeText ?? (stored.alternativeText || called)
    await describeFile(fileId, stored, { alternativeText: words, caption, focalPoint })
    return saved
  }
  const words = { alternativeText: alternativeText ?? called, caption: caption ?? '', focalPoint }
  return saveDocument({ image: await sent(image, { section, ...words, key: `${key}-image` }) })
}

/** Sends a file. @returns its id @throws SaveError that says beside the field why it is refused */
async function sent(image: File, options: Parameters<typeof upload>[1]): Promise<string> {
  try {
    return String((await upload(image, options)).id)
  } catch (error) {
    throw besideField('image', error)
  }
}
