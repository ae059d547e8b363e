import { useState } from 'react'
import { deleteDocument } from '../../../cms/delete'
import { restoreDocument } from '../../../cms/restore'
import { save } from '../../../cms/staff/save'
import { Question } from '../../../ui/feedback/question'
import { Button } from '../../../ui/control/button'
import { CaptionDialog } from './caption-dialog'
import {
  DeleteGalleryImageDocument,
  UpdateGalleryImageDocument,
  type GalleryEntryFragment,
} from './queries.generated'
import { useManyAtOnce } from './use-many-at-once'
import type { Selection } from './use-selection'
import * as styles from './selected-images.module.css'

const counted = (count: number) => (count === 1 ? '1 image' : `${String(count)} images`)

/**
 * What can be done to all images that are ticked.
 *
 * @param props.images in their order
 * @param props.isOrderSaved whether they can be changed: a save needs the versions of after the last move
 * @param props.onOrder told the images in their new order
 */
export function SelectedImages({
  images,
  selection,
  isOrderSaved,
  onOrder,
}: {
  images: GalleryEntryFragment[]
  selection: Selection
  isOrderSaved: boolean
  onOrder: (images: GalleryEntryFragment[]) => void
}) {
  const [asked, setAsked] = useState<'delete' | 'caption'>()
  const { progress, run } = useManyAtOnce()
  const chosen = images.filter(({ documentId }) => selection.has(documentId))
  const others = images.filter(({ documentId }) => !selection.has(documentId))
  const isAll = chosen.length === images.length
  const close = () => {
    setAsked(undefined)
  }
  const remove = () =>
    run(chosen, {
      each: ({ documentId }) => deleteDocument(DeleteGalleryImageDocument, documentId),
      undo: ({ documentId }) => restoreDocument(documentId),
      words: (count) => `${counted(count)} deleted.`,
      undone: (count) => `${counted(count)} brought back.`,
    })
  const describe = (caption: string | null) =>
    run(chosen, {
      each: ({ documentId, version }, key) =>
        save(UpdateGalleryImageDocument, { documentId, data: { caption, version } }, key),
      words: (count) => `${counted(count)} changed.`,
    })
  return (
    <div role="group" aria-label="Selection" className={styles['bar']}>
      <label className={styles['all']}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll
          }}
          onChange={() => {
            selection.set(isAll ? [] : images.map(({ documentId }) => documentId))
          }}
        />{' '}
        All
      </label>
      <span role="status">
        {progress === undefined
          ? chosen.length > 0 && `${counted(chosen.length)} selected`
          : `${String(progress.done)} of ${counted(progress.of)} done…`}
      </span>
      {chosen.length > 0 && progress === undefined && (
        <span className={styles['acts']}>
          <Button
            onClick={() => {
              onOrder([...chosen, ...others])
            }}
          >
            Move to the start
          </Button>
          <Button
            onClick={() => {
              onOrder([...others, ...chosen])
            }}
          >
            Move to the end
          </Button>
          <Button
            disabled={!isOrderSaved}
            onClick={() => {
              setAsked('caption')
            }}
          >
            Caption…
          </Button>
          <Button
            disabled={!isOrderSaved}
            onClick={() => {
              setAsked('delete')
            }}
          >
            Delete…
          </Button>
        </span>
      )}
      {asked === 'delete' && (
        <Question
          question={`Are you sure you want to delete ${counted(chosen.length)}?`}
          about="They go into the trash, and can be brought back for 30 days."
          confirm="Delete"
          onAnswer={(yes) => {
            close()
            if (yes) void remove()
          }}
        />
      )}
      {asked === 'caption' && (
        <CaptionDialog
          title={`Caption of ${counted(chosen.length)}`}
          onClose={close}
          onCaption={(caption) => {
            close()
            void describe(caption)
          }}
        />
      )}
    </div>
  )
}
