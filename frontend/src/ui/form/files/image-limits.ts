import { limits } from './image-limits.generated'

/** What the media library takes; the server looks at the content, this list only guides the file chooser. */
export const imageTypes = 'image/jpeg,image/png,image/gif,image/webp'
export const imageLimits = `JPG, PNG, GIF or WebP, up to ${limits.largestFile / 1024 ** 2} MB and ${limits.mostPixels / 1e6} megapixels.`

/** What is wrong with the size of a chosen file, in bytes. */
export function sizeProblem(size: number): string | undefined {
  if (size === 0) return limits.empty
  return size > limits.largestFile ? limits.tooLarge : undefined
}

/** What is wrong with a chosen file, as far as it is seen without reading it; undefined when it may be sent. */
export function imageProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // What telephones store; many computers know no type for it.
  if (/\.hei[cf]$/i.test(name))
    return 'This is a HEIC photo, which few browsers show. Save it as JPG, and choose that file.'
  if (!imageTypes.split(',').includes(type))
    return 'This is not a JPG, PNG, GIF or WebP image. Choose another file.'
  return sizeProblem(size)
}
