import { Image, type ImageSource } from '../page/image'
import { frameOf } from '../page/image-frame'
import * as styles from './carousel.module.css'

/**
 * A small image inside a button that has its words. Of the copies it names the smallest only: the others stand above. Of an
 * animation it is still.
 */
export const Thumbnail = ({ image }: { image: ImageSource }) => (
  <span className={styles['miniature']} style={frameOf(image)}>
    <Image
      image={{
        ...image,
        kinds: (image.stills ?? image.kinds).map(({ type, srcSet }) => ({
          type,
          srcSet: srcSet.split(', ', 1).join(''),
        })),
        stills: undefined,
        placeholder: undefined,
      }}
      sizes="7rem"
      alt=""
    />
  </span>
)
