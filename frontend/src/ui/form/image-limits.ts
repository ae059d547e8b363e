/** What the media library takes; the server looks at the content, this list only guides the file chooser. */
export const imageTypes = 'image/jpeg,image/png,image/gif,image/webp'
export const imageLimits = 'JPG, PNG, GIF or WebP, up to 20 MB and 40 megapixels.'

const largest = 20 * 1024 * 1024

/** What is wrong with a chosen file, as far as it is seen without reading it; undefined when it may be sent. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.split(',').includes(type))
    return 'This is not a JPG, PNG, GIF or WebP image. Choose another file.'
  if (size > largest) return 'The image is larger than 20 MB. Make it smaller and try again.'
  return undefined
}
