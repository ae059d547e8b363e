import type { StoredWords } from '../../ui/form/rules/image-words'
import { DescribeFileDocument } from './files.generated'
import { save } from './save'

/**
 * Saves the words and the focal point of a file of the media library, if they are others than those stored.
 * @param stored without a caption where it was not asked for: it stays as it is
 */
export async function describeFile(id: string, stored: StoredWords, typed: StoredWords): Promise<void> {
  const alternativeText = typed.alternativeText?.trim() ?? ''
  const caption = stored.caption === undefined ? undefined : (typed.caption?.trim() ?? '')
  const focalPoint = typed.focalPoint ?? null
  const isSame =
    alternativeText === (stored.alternativeText ?? '') &&
    (caption ?? '') === (stored.caption ?? '') &&
    focalPoint?.x === stored.focalPoint?.x &&
    focalPoint?.y === stored.focalPoint?.y
  if (!isSame) await save(DescribeFileDocument, { id, alternativeText, caption, focalPoint })
}
