import type { StoredWords } from '../../ui/form/rules/image-words'
import { DescribeFileDocument } from './files.generated'
import { save } from './save'

/**
 * Saves of the words and the focal point of a file of the media library what is not as it is stored: what somebody else has
 * changed meanwhile about the same image stays.
 * @param stored without a caption where it was not asked for: it stays as it is
 */
export async function describeFile(id: string, stored: StoredWords, typed: StoredWords): Promise<void> {
  const alternativeText = typed.alternativeText?.trim() ?? ''
  const caption = typed.caption?.trim() ?? ''
  const { focalPoint } = typed
  const isMoved = focalPoint?.x !== stored.focalPoint?.x || focalPoint?.y !== stored.focalPoint?.y
  const news = {
    ...(alternativeText !== (stored.alternativeText ?? '') && { alternativeText }),
    ...(stored.caption !== undefined && caption !== (stored.caption ?? '') && { caption }),
    ...(focalPoint && isMoved && { focalPoint }),
  }
  if (Object.keys(news).length > 0) await save(DescribeFileDocument, { id, ...news })
}
