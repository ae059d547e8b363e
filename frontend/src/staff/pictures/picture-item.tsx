import type { ReactNode } from 'react'
import { IconButton } from '../../ui/control/edit-controls'
import { Chooser } from '../../ui/form/files/chooser'
import type { Crop } from '../../ui/form/files/crop'
import { FocalPointField } from '../../ui/form/files/focal-point-field'
import type { PlaceInList } from '../../ui/staff/sortable-list'
import { FromLibrary } from '../library/from-library'
import type { LibraryImageFragment } from '../library/queries.generated'
import { DescribedBy } from './described-by'
import type { Picture } from './picture'
import { StoredPicture } from './stored-picture'
import * as styles from './pictures-field.module.css'

/**
 * One image of many: its place, what takes it, and what is said of it.
 *
 * @param props.count how many there are
 * @param props.isReplaced whether it has just taken the place of another one, whose words it has
 */
export const PictureItem = ({
  picture,
  place: { moves, handle, index },
  count,
  crop,
  captioned,
  isReplaced,
  beside,
  onFile,
  onPick,
  onDescribe,
  onRemove,
}: {
  picture: Picture
  place: PlaceInList
  count: number
  crop: Crop | undefined
  captioned: boolean
  isReplaced: boolean
  beside: ReactNode
  onFile: (file: File) => void
  onPick: (image: LibraryImageFragment) => void
  onDescribe: (words: Partial<Picture>) => void
  onRemove: () => void
}) => (
  <div className={styles['picture']}>
    <div {...handle}>
      <StoredPicture picture={picture} className={styles['image']} draggable={false} />
    </div>
    <div className={styles['controls']}>
      <span className={styles['place']}>
        {index + 1} of {count}
      </span>
      {moves}
      <IconButton icon="bin" label={`Remove ${nameOf(picture)}`} onClick={onRemove} />
    </div>
    <div className={styles['replacing']}>
      <Chooser
        label={`Replace ${nameOf(picture)}`}
        text="Replace"
        onFiles={([file]) => {
          if (file) onFile(file)
        }}
      />
      <FromLibrary of={`instead of ${nameOf(picture)}`} onPick={onPick} />
      {beside}
    </div>
    <DescribedBy
      of={picture.name}
      words={picture.alternativeText}
      question={isReplaced ? 'This was said of the image before: is it true of this one?' : undefined}
      takesFocus={isReplaced}
      onWords={(alternativeText) => {
        onDescribe({ alternativeText })
      }}
    />
    {captioned && (
      <DescribedBy
        label="Caption"
        of={picture.name}
        words={picture.caption}
        onWords={(caption) => {
          onDescribe({ caption })
        }}
      />
    )}
    {crop && (
      <FocalPointField
        of={picture.name}
        image={picture.src}
        crop={crop}
        point={picture.focalPoint}
        onPoint={(focalPoint) => {
          onDescribe({ focalPoint })
        }}
      />
    )}
  </div>
)

/** What an image is called: what it shows, or its file where nobody has said that. */
export const nameOf = ({ alternativeText, name }: Picture): string =>
  alternativeText.trim() === '' ? name : alternativeText
