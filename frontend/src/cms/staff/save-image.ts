import { SaveError } from '../../ui/feedback/save-error'
import type { ImageWords, StoredWords } from '../../ui/form/rules/image-words'
import { isPicked, type PickedImage } from '../../ui/form/files/picked-image'
import { describeFile } from './describe-file'
import { upload, type Section } from './upload'

/** What a form says of its image: another one, null for none any more, or nothing of the one that is kept. */
interface ImageValues {
  image?: File | PickedImage | null | undefined
  imageWords: ImageWords
}

/**
 * Sends the image of a form's field `image`, or saves what was typed about the one that is kept: before the form itself is
 * saved.
 *
 * @param kept the image that there is now
 * @param options.key names every attempt to save the form as the same one
 * @param options.called the alternative text of a chosen image for which none was typed
 * @returns the field as a mutation takes it; without it when it stays as it is
 * @throws SaveError that says beside the field why the file is refused
 */
export async function saveImage(
  { image, imageWords }: ImageValues,
  kept: (StoredWords & { fileId: string }) | null | undefined,
  { section, key, called = '' }: { section: Section; key: string; called?: string },
): Promise<{ image?: string | null }> {
  if (image === null) return { image }
  if (image === undefined) {
    if (kept) await describeFile(kept.fileId, kept, imageWords.kept)
    return {}
  }
  const { alternativeText, caption, focalPoint } = imageWords.chosen
  if (isPicked(image)) {
    const { fileId, stored } = image
    // Other pages may show it too: what it says there is changed here, and never emptied.
    const words = alternativeText ?? (stored.alternativeText || called)
    await describeFile(fileId, stored, { alternativeText: words, caption, focalPoint })
    return { image: fileId }
  }
  try {
    const words = { alternativeText: alternativeText ?? called, caption: caption ?? '', focalPoint }
    const { id } = await upload(image, { section, ...words, key: `${key}-image` })
    return { image: String(id) }
  } catch (error) {
    throw error instanceof SaveError ? new SaveError(error.message, { image: error.message }) : error
  }
}
