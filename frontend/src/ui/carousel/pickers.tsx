import { ImagePicker } from './image-picker'
import type { Slide } from './slide-item'
import { Thumbnail } from './thumbnail'
import * as styles from './carousel.module.css'

interface PickerProps {
  slides: Slide[]
  selected: number
  onChoose: (index: number) => void
}

/** More dots than this are no help to find an image by. */
const mostDots = 30

/** @param props.total of the whole row, of which `slides` may be a part */
export const Dots = ({ slides, total, ...choice }: PickerProps & { total: number }) =>
  total > 1 &&
  total <= mostDots && (
    <ImagePicker
      label="Images"
      className={styles['dots']}
      buttonClass={styles['dot']}
      names={slides.map((_slide, index) => `Show image ${String(index + 1)} of ${String(total)}`)}
      {...choice}
    />
  )

/** @param props.nameOf names an image of which nobody has said anything */
export const Thumbnails = ({
  slides,
  nameOf,
  ...choice
}: PickerProps & { nameOf: (index: number) => string }) =>
  slides.length > 1 && (
    <ImagePicker
      label="Thumbnails"
      className={styles['thumbnails']}
      buttonClass={styles['thumbnail']}
      names={slides.map(({ image, caption }, index) => caption ?? (image.alt || nameOf(index)))}
      pictures={slides.map(({ image }) => (
        <Thumbnail key={image.src} image={image} />
      ))}
      {...choice}
    />
  )
