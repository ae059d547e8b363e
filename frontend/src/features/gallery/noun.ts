import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const galleryImage: Noun = {
  word: 'Gallery image',
  page: () => paths.gallery,
  card: {
    to: paths.addImage,
    title: 'Add to Gallery',
    about: 'Send images, describe them and put them in order.',
  },
}

/** A file of the media library, whatever shows it. */
export const file: Noun = { word: 'Image', page: () => paths.gallery }
