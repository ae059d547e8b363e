import { SortableList } from '../../../ui/staff/sortable-list'
import { ImageEntry } from './image-entry'
import type { GalleryEntryFragment } from '../queries.generated'
import { useOrder } from './use-order'
import styles from './present-images.module.css'

/** The gallery as it is, to be put in order, described and cleared out. */
export function PresentImages({ images }: { images: GalleryEntryFragment[] }) {
  const { ordered, order } = useOrder(images)
  return (
    <section className={styles['present']} aria-labelledby="present-images">
      <h2 id="present-images">Present images</h2>
      {images.length === 0 ? (
        <p>No images available</p>
      ) : (
        <p className={styles['hint']}>
          Visitors see them in this order. Drag a picture to its place, or use its arrows.
        </p>
      )}
      <SortableList
        items={ordered}
        keyOf={({ documentId }) => documentId}
        nameOf={nameOf}
        onOrder={order}
        className={styles['grid']}
      >
        {(entry, { moves, handle }) => (
          <ImageEntry entry={entry} name={nameOf(entry)} moves={moves} handle={handle} />
        )}
      </SortableList>
    </section>
  )
}

/** What the history calls the image too. */
const nameOf = ({ caption, alternativeText, image }: GalleryEntryFragment) =>
  [caption, alternativeText].find((text) => text?.trim()) ?? image.name
