import type { CSSProperties } from 'react'
import type { ImageSource } from './image'

/**
 * What a style sheet needs to make a box that is exactly as wide and as high as the image, before it has come: the whole
 * image is seen, and nothing beside it. An image of unknown size counts as a photograph.
 *
 * @returns `--ratio`, width by height; `--natural`, the width in which it is not enlarged
 */
export const frameOf = ({ width, height }: ImageSource) =>
  // React writes a name that begins with two dashes as it is.
  ({
    '--ratio': width && height ? (width / height).toFixed(3) : '1.5',
    '--natural': `${String(width ?? 9999)}px`,
  }) as CSSProperties
