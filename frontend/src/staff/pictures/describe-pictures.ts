import { describeFile } from '../../cms/staff/describe-file'
import type { Picture } from './picture'

/**
 * Saves what has been typed about images. Call it when what shows them is saved: nothing is stored over somebody else's words
 * when that is refused for a newer version.
 */
export async function describePictures(pictures: readonly Picture[]): Promise<void> {
  for (const { id, stored, ...typed } of pictures) await describeFile(id, stored, typed)
}
