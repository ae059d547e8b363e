import sharp, { type Sharp } from 'sharp'

/** A picture so small that it stands in the page itself, until the image arrives. */
const width = 10

/**
 * The picture as an address of its own (RFC 2397): about 150 characters that tell where is light and where is dark.
 *
 * @returns null where the ground is seen through the picture. Whether it is, only its pixels tell: animations, and
 * many a PNG, have a channel for it that says nothing
 */
export async function makePlaceholder(image: Sharp): Promise<string | null> {
  const { data, info: raw } = await image
    .resize({ width, height: width, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data, { raw }).stats()
  if (!isOpaque) return null
  const tiny = await sharp(data, { raw })
    .removeAlpha()
    // Stretched over a large area, strong colours would flicker when the image takes their place.
    .modulate({ saturation: 0.9 })
    .webp({ quality: 1, effort: 6, smartSubsample: false })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
