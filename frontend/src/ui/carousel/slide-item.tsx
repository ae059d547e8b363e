import { memo } from 'react'
import { Image, type ImageSource } from '../page/image'
import styles from './carousel.module.css'

interface SlideItemProps {
  image: ImageSource
  sizes: string
  isFirst: boolean
  isSelected: boolean
  near: 'yes' | 'beside' | undefined
  label: string
}

/** One of many, of which a step changes a few. */
export const SlideItem = memo(function SlideItem({
  image,
  sizes,
  isFirst,
  isSelected,
  near,
  label,
}: SlideItemProps) {
  return (
    <li
      className={styles['slide']}
      data-selected={isSelected ? '' : undefined}
      data-near={near}
      aria-roledescription="slide"
      aria-label={label}
    >
      <Image
        image={image}
        sizes={sizes}
        loading={isFirst ? 'first' : 'when near'}
        className={styles['image']}
      />
    </li>
  )
})
