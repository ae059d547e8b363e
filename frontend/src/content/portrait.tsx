import { Image } from '../ui/page/image'
import { imageSource } from './media'
import type { ImageFileFragment } from './media.generated'
import * as styles from './portrait.module.css'

/**
 * The portrait of a member, or the initials of one who has none.
 *
 * @param props.alt empty where the name stands beside it
 * @param props.sizes the width that the layout gives it
 */
export const Portrait = ({
  member: { name, image },
  alt = image?.alternativeText ?? `Portrait of ${name}`,
  sizes,
  className,
}: {
  member: { name: string; image: ImageFileFragment | null }
  alt?: string
  sizes: string
  className: string | undefined
}) =>
  image ? (
    <Image image={imageSource(image)} alt={alt} sizes={sizes} crop={4 / 5} className={className} />
  ) : (
    <span className={[styles['initials'], className].filter(Boolean).join(' ')} aria-hidden="true">
      {initials(name)}
    </span>
  )

/** The first letters of the first and the last name, leaving out titles (`Dr.`). */
function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'))
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  // By characters, not by halves of them.
  return [first, last].flatMap((part) => Array.from(part).slice(0, 1)).join('')
}
