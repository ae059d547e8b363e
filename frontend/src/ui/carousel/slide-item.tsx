import { memo } from 'react'
import { Image, type ImageSource, type Loading } from '../page/image'
import { frameOf } from '../page/image-frame'
import * as styles from './carousel.module.css'

export interface Slide {
  image: ImageSource
  caption: string | undefined
}

interface SlideItemProps extends Slide {
  id: string | undefined
  sizes: string
  loading: Loading
  isSelected: boolean
  /** From who hears the page: one image at a time is there. */
  isHidden: boolean
  near: 'yes' | 'beside' | undefined
  label: string
}

/** One of many, of which a step changes a few. */
export const SlideItem = memo(function SlideItem({
  id,
  image,
  caption,
  sizes,
  loading,
  isSelected,
  isHidden,
  near,
  label,
}: SlideItemProps) {
  return (
    <div
      id={id}
      className={styles['slide']}
      style={frameOf(image)}
      data-selected={isSelected ? '' : undefined}
      data-near={near}
      // Drawn on paper and without JavaScript, where all images are seen at once.
      data-caption={caption}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={isHidden || undefined}
    >
      <Image image={image} sizes={sizes} loading={loading} className={styles['image']} />
    </div>
  )
})
