import { nameOfGalleryImage } from '../../../staff/name-of-gallery-image'
import { SortableList } from '../../../ui/staff/sortable-list'
import { ImageEntry } from './image-entry'
import type { GalleryEntryFragment } from './queries.generated'
import { SelectedImages } from './selected-images'
import { useOrder } from './use-order'
import { useSelection } from './use-selection'
import * as styles from './present-images.module.css'

/**
 * The gallery as it is, to be put in order, described and cleared out.
 *
 * @param props.images in order, with those that visitors do not get
 * @param props.reload loads them anew
 */
export function PresentImages({
  images,
  reload,
}: {
  images: GalleryEntryFragment[]
  reload: () => Promise<void>
}) {
  const { ordered, order, isOrderSaved } = useOrder(images, reload)
  const selection = useSelection(ordered)
  return (
    <section className={styles['present']} aria-labelledby="present-images">
      <h2 id="present-images">Present images</h2>
      {images.length === 0 ? (
        <p>No images available</p>
      ) : (
        <p className={styles['hint']}>
          Visitors see them in this order. Drag a picture to its place, or use its arrows. What you tick can
          be changed together.
          <span className={styles['withKeys']}>
            {' '}
            Hold Shift to tick all between this one and the one that you ticked last.
          </span>
        </p>
      )}
      {images.length > 1 && (
        <SelectedImages images={ordered} selection={selection} isOrderSaved={isOrderSaved} onOrder={order} />
      )}
      <SortableList
        items={ordered}
        keyOf={({ documentId }) => documentId}
        nameOf={nameOfGalleryImage}
        onOrder={order}
        className={styles['grid']}
      >
        {(entry, { moves, handle }) => (
          <ImageEntry
            entry={entry}
            name={nameOfGalleryImage(entry)}
            moves={moves}
            handle={handle}
            isSelected={selection.has(entry.documentId)}
            onSelect={(isSelected, isRange) => {
              selection.select(entry.documentId, isSelected, isRange)
            }}
          />
        )}
      </SortableList>
    </section>
  )
}
