import type { ReactNode } from 'react'
import { imageSource } from '../../../content/media'
import { save } from '../../../cms/staff/save'
import { ItemControls } from '../../../session/item-controls'
import { FromLibrary } from '../../../staff/library/from-library'
import { PreviewControl } from '../../../staff/schedule/preview-control'
import { PublishControl } from '../../../staff/schedule/publish-control'
import { fromNowOn, isVisible } from '../../../staff/schedule/schedule'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { scheduleInWords } from '../../../staff/schedule/schedule-in-words'
import { StaffForm } from '../../../staff/staff-form'
import { useEditing } from '../../../session/use-editing'
import { Chooser } from '../../../ui/form/files/chooser'
import { TextField } from '../../../ui/form/fields/field'
import { Image } from '../../../ui/page/image'
import type { DragHandle } from '../../../ui/staff/sortable-list'
import { valuesOf } from './image-values'
import {
  DeleteGalleryImageDocument,
  UpdateGalleryImageDocument,
  type GalleryEntryFragment,
} from './queries.generated'
import { galleryImageSchema } from './schema'
import { useReplacement } from './use-replacement'
import * as styles from './image-entry.module.css'

/** An image of the gallery with what staff can do to it. */
export function ImageEntry({
  entry,
  name,
  moves,
  handle,
  isSelected,
  onSelect,
}: {
  entry: GalleryEntryFragment
  name: string
  moves: ReactNode
  handle: DragHandle
  isSelected: boolean
  /** @param isRange whether everything since the last choice goes with it */
  onSelect: (isSelected: boolean, isRange: boolean) => void
}) {
  const { editing, edit, done, control } = useEditing(entry.documentId)
  const { documentId, version, caption } = entry
  const image = imageSource(entry.image)
  const alternativeText = entry.alternativeText ?? image.alt
  const when = scheduleInWords(entry)
  const { part, replace, replaceByPresent } = useReplacement(entry, alternativeText, name, edit)
  return (
    <>
      <div {...handle} className={styles['picture']}>
        <Image image={image} alt={alternativeText} sizes="(min-width: 40rem) 18rem, 88vw" crop={3 / 2} />
        <label className={styles['tick']}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ target, nativeEvent }) => {
              onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }}
          />
        </label>
      </div>
      {editing ? (
        <StaffForm
          schema={galleryImageSchema}
          values={valuesOf({ ...entry, alternativeText })}
          documentId={documentId}
          draft={`gallery image ${documentId}`}
          version={version ?? undefined}
          newer={valuesOf}
          save={(values, { key, version }) =>
            save(UpdateGalleryImageDocument, { documentId, data: { ...values, version } }, key)
          }
          failure={(reason) => `The image could not be saved. ${reason}`}
          onSaved={done}
          onCancel={done}
          takesFocus
        >
          <TextField
            name="alternativeText"
            label="Alternative text"
            hint="What the image shows, for people who cannot see it."
          />
          <TextField name="caption" label="Caption" />
          <ScheduleFields />
        </StaffForm>
      ) : (
        <>
          {when && <p className={styles['when']}>{when}</p>}
          {caption && <p className={styles['caption']}>{caption}</p>}
          <p className={styles['alternative']} data-missing={!alternativeText || undefined}>
            {alternativeText || `${entry.image.name}: no alternative text yet`}
          </p>
          <div className={styles['controls']}>
            <ItemControls
              ref={control}
              documentId={documentId}
              what={name}
              question="Are you sure you want to delete this image?"
              deletion={DeleteGalleryImageDocument}
              onEdit={edit}
            >
              {moves}
            </ItemControls>
            {!isVisible(entry) && (
              <span className={styles['replacing']}>
                <PublishControl
                  what={name}
                  publish={() =>
                    save(UpdateGalleryImageDocument, { documentId, data: { ...fromNowOn(entry), version } })
                  }
                />
                <PreviewControl kind="galleryImage" documentId={documentId} what={name} />
              </span>
            )}
            {part === undefined ? (
              <span className={styles['replacing']}>
                <Chooser
                  label={`Replace ${name}`}
                  text="Replace"
                  onFiles={([file]) => {
                    if (file) void replace(file)
                  }}
                />
                <FromLibrary
                  of={`instead of ${name}`}
                  onPick={(image) => {
                    void replaceByPresent(image)
                  }}
                />
              </span>
            ) : (
              <progress value={part} max={1} aria-label={`Upload for ${name}`} />
            )}
          </div>
        </>
      )}
    </>
  )
}
