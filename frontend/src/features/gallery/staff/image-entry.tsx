import type { ReactNode } from 'react'
import { imageSource } from '../../../content/media'
import { save } from '../../../cms/staff/save'
import { ItemControls } from '../../../session/item-controls'
import { FromLibrary } from '../../../staff/library/from-library'
import { StaffForm } from '../../../staff/staff-form'
import { useEditing } from '../../../session/use-editing'
import { Chooser } from '../../../ui/form/chooser'
import { TextField } from '../../../ui/form/field'
import { Image } from '../../../ui/page/image'
import type { DragHandle } from '../../../ui/staff/sortable-list'
import type { GalleryEntryFragment } from '../queries.generated'
import { DeleteGalleryImageDocument, UpdateGalleryImageDocument } from './queries.generated'
import { valuesOf } from './image-texts'
import { imageTextsSchema } from './schema'
import { useReplacement } from './use-replacement'
import styles from './image-entry.module.css'

/** An image of the gallery with what staff can do to it. */
export function ImageEntry({
  entry,
  name,
  moves,
  handle,
}: {
  entry: GalleryEntryFragment
  name: string
  moves: ReactNode
  handle: DragHandle
}) {
  const { editing, edit, done, control } = useEditing(entry.documentId)
  const { documentId, version, caption } = entry
  const image = imageSource(entry.image)
  const alternativeText = entry.alternativeText ?? image.alt
  const { part, replace, replaceByPresent } = useReplacement(entry, alternativeText, name, edit)
  return (
    <>
      <div {...handle} className={styles['picture']}>
        <Image image={image} alt={alternativeText} sizes="(min-width: 40rem) 18rem, 88vw" />
      </div>
      {editing ? (
        <StaffForm
          schema={imageTextsSchema}
          values={valuesOf({ alternativeText, caption })}
          documentId={documentId}
          draft={`gallery image ${documentId}`}
          version={version ?? undefined}
          newer={valuesOf}
          save={(texts, { key, version }) =>
            save(UpdateGalleryImageDocument, { documentId, data: { ...texts, version } }, key)
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
        </StaffForm>
      ) : (
        <>
          {caption && <p className={styles['caption']}>{caption}</p>}
          <p className={styles['alternative']} data-missing={!alternativeText || undefined}>
            {alternativeText || 'No alternative text yet'}
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
