import { useRef, useState } from 'react'
import { save } from '../../../cms/staff/save'
import { useProtect } from '../../../session/staff'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { useUnsaved } from '../../../ui/staff/unsaved'
import { useTell } from '../../../ui/feedback/notices'
import { arranged } from './arranged'
import { OrderGalleryImagesDocument } from './queries.generated'
import { reasonOf } from '../../../ui/feedback/reason-of'

/**
 * The items in the order that the person wants: shown at once, and saved behind it. Of several moves in a row the last
 * order is the one that counts. An order that cannot be saved is taken back, and the person told.
 *
 * @param reload brings the items as they are stored
 */
export function useOrder<T extends { documentId: string }>(items: T[], reload: () => Promise<void>) {
  const [wanted, setWanted] = useState<string[]>()
  const unsaved = useRef<string[]>(undefined)
  const saving = useRef(false)
  const isSaving = () => saving.current
  const protect = useProtect()
  const tell = useTell()

  useUnsaved(wanted !== undefined, {
    question: 'Leave before the order is saved?',
    about: 'The order is on its way. Wait a moment, or the last move is lost.',
  })

  const saveLast = async () => {
    if (saving.current) return
    saving.current = true
    try {
      while (unsaved.current) {
        const documentIds = unsaved.current
        unsaved.current = undefined
        await protect(() => save(OrderGalleryImagesDocument, { documentIds }))
      }
    } catch (error) {
      unsaved.current = undefined
      if (!(error instanceof Cancelled)) {
        tell({
          kind: 'failed',
          text: `The order could not be saved. ${reasonOf(error)}`,
        })
        console.error(error)
      }
    } finally {
      saving.current = false
    }
    await reload()
    // A move made meanwhile stays until it is saved itself.
    setWanted((shown) => (isSaving() ? shown : undefined))
  }

  return {
    ordered: wanted ? arranged(items, wanted) : items,
    /** Until then the items' versions are those of before the move. */
    isOrderSaved: wanted === undefined,
    order: (newOrder: T[]) => {
      const ids = newOrder.map(({ documentId }) => documentId)
      setWanted(ids)
      unsaved.current = ids
      void saveLast()
    },
  }
}
