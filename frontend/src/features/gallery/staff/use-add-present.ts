import { save } from '../../../cms/staff/save'
import { useProtect } from '../../../session/staff'
import { useRefresh } from '../../../session/use-refresh'
import type { LibraryImageFragment } from '../../../staff/library/queries.generated'
import { uploadProblem } from '../../../staff/upload-problem'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { useTell } from '../../../ui/feedback/notices'
import { randomKey } from '../../../ui/feedback/random-key'
import { CreateGalleryImageDocument } from './queries.generated'

/** Puts an image that is there already into the gallery, with its words. @param takePosition its place in the order */
export function useAddPresent(takePosition: () => number) {
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()
  return async ({ fileId, name, alternativeText, caption }: LibraryImageFragment) => {
    const data = { image: fileId, position: takePosition(), alternativeText, caption }
    const key = randomKey()
    try {
      await protect(() => save(CreateGalleryImageDocument, { data }, key))
    } catch (error) {
      if (!(error instanceof Cancelled)) tell({ kind: 'failed', text: uploadProblem(error) })
      return
    }
    await refresh()
    tell({ kind: 'done', text: `${alternativeText?.trim() ? alternativeText : name} is in the gallery.` })
  }
}
