import { save } from '../../../cms/staff/save'
import { upload } from '../../../cms/staff/upload'
import { CreateGalleryImageDocument, UpdateGalleryImageDocument } from './queries.generated'
import type { UploadRow } from './upload-rows'

/**
 * Sends a file, unless an earlier attempt has, and puts it into the gallery. However often it is repeated, the gallery
 * gets one image.
 *
 * @param options.position the image's place in the order
 * @param options.isDraft whether visitors do not get it yet
 * @param options.onStored told the stored file's id; from then on there is nothing to cancel
 */
export async function addImage(
  { id, file, alternativeText, caption, fileId }: UploadRow,
  options: {
    position: number
    isDraft: boolean
    signal: AbortSignal
    onProgress: (part: number) => void
    onStored: (fileId: number) => void
  },
): Promise<void> {
  const { position, isDraft, signal, onProgress, onStored } = options
  const texts = { alternativeText: alternativeText.trim(), caption: caption.trim() }
  const image =
    fileId ??
    (
      await upload(file, {
        section: 'Gallery',
        alternativeText: texts.alternativeText,
        key: `${id}-image`,
        signal,
        onProgress,
      })
    ).id
  onStored(image)
  const wanted = {
    alternativeText: texts.alternativeText || null,
    caption: texts.caption || null,
    draft: isDraft ? true : null,
  }
  const data = { image: String(image), position, ...wanted }
  const { createGalleryImage: made } = await save(CreateGalleryImageDocument, { data }, id)
  // An earlier attempt whose answer was lost has made it, of the words of that time.
  if (fileId === undefined || made === null || isLike(made, wanted)) return
  const { documentId, version } = made
  await save(UpdateGalleryImageDocument, { documentId, data: { ...wanted, version } })
}

interface Said {
  alternativeText: string | null
  caption: string | null
  draft: boolean | null
}

const isLike = (made: Said, wanted: Said): boolean =>
  made.alternativeText === wanted.alternativeText &&
  made.caption === wanted.caption &&
  Boolean(made.draft) === Boolean(wanted.draft)
