import { useState } from 'react'
import { save } from '../../../cms/staff/save'
import { upload } from '../../../cms/staff/upload'
import { useProtect } from '../../../session/staff'
import { useRefresh } from '../../../session/use-refresh'
import { uploadProblem } from '../../../staff/upload-problem'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { useTell } from '../../../ui/feedback/notices'
import { randomKey } from '../../../ui/feedback/random-key'
import { imageProblem } from '../../../ui/form/files/image-limits'
import { UpdateGalleryImageDocument, type GalleryEntryFragment } from './queries.generated'

/**
 * Puts another picture in the place of one of the gallery, which keeps its place and its words.
 *
 * @param name the picture in words
 * @param onReplaced what is done next: somebody looks whether the words are true of the new picture
 * @returns `part`: how much is done, from 0 to 1, while a picture is on its way
 */
export function useReplacement(
  { documentId, version }: GalleryEntryFragment,
  alternativeText: string,
  name: string,
  onReplaced: () => void,
) {
  const [part, setPart] = useState<number>()
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()

  /** @param imageOf the id of the other picture, once it is there. */
  const put = async (imageOf: (key: string) => Promise<string>) => {
    const key = randomKey()
    setPart(0)
    try {
      await protect(async () => {
        const image = await imageOf(key)
        await save(UpdateGalleryImageDocument, { documentId, data: { image, version } }, key)
      })
      await refresh()
      tell({ kind: 'done', text: `${name} was replaced. Is what is said of it true of the new picture?` })
      onReplaced()
    } catch (error) {
      if (!(error instanceof Cancelled)) tell({ kind: 'failed', text: uploadProblem(error) })
    } finally {
      setPart(undefined)
    }
  }

  const replace = async (file: File) => {
    const problem = imageProblem(file)
    if (problem !== undefined) {
      tell({ kind: 'failed', text: problem })
      return
    }
    await put(async (key) => {
      const options = {
        section: 'Gallery',
        alternativeText,
        key: `${key}-image`,
        onProgress: setPart,
      } as const
      return String((await upload(file, options)).id)
    })
  }
  return {
    part,
    replace,
    replaceByPresent: ({ fileId }: { fileId: string }) => put(() => Promise.resolve(fileId)),
  }
}
