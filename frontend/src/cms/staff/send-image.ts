import { SaveError } from '../../ui/feedback/save-error'
import { upload, type Section } from './upload'

/**
 * Sends the image of a form's field `image`, before the form itself is saved.
 *
 * @param key names every attempt to save the form as the same one
 * @returns the file's id, as a mutation takes it
 * @throws SaveError that says beside the field why the file is refused
 */
export async function sendImage(
  image: File,
  { section, alternativeText, key }: { section: Section; alternativeText: string; key: string },
): Promise<string> {
  try {
    const { id } = await upload(image, { section, alternativeText, key: `${key}-image` })
    return String(id)
  } catch (error) {
    throw error instanceof SaveError ? new SaveError(error.message, { image: error.message }) : error
  }
}
