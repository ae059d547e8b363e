import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Grid } from './grid'
import type { ColourMap, Rgb } from './tone'

/** A finished picture: three bytes per pixel, row by row. */
export interface Picture {
  width: number
  height: number
  rgb: Buffer
}

/** A picture whose colours come from a function of the pixel's place. */
export function paint(
  width: number,
  height: number,
  colour: (x: number, y: number, index: number) => Rgb,
): Picture {
  const rgb = Buffer.alloc(width * height * 3)
  let i = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b] = colour(x, y, i)
      rgb[i * 3] = Math.min(255, Math.max(0, Math.round(r)))
      rgb[i * 3 + 1] = Math.min(255, Math.max(0, Math.round(g)))
      rgb[i * 3 + 2] = Math.min(255, Math.max(0, Math.round(b)))
      i++
    }
  }
  return { width, height, rgb }
}

/** A picture of a field of numbers in [0, 1]. */
export function colourGrid(grid: Grid, map: ColourMap): Picture {
  return paint(grid.width, grid.height, (_x, _y, i) => map(grid.data[i] ?? 0))
}

const raw = (picture: Picture) =>
  sharp(picture.rgb, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
    limitInputPixels: false,
  })

/** The picture in another size; a smaller one is averaged with care (Mitchell), which removes jagged edges and adds no rims. */
export async function resize(picture: Picture, width: number, height: number): Promise<Picture> {
  const rgb = await raw(picture)
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, rgb }
}

/** A part of the picture. */
export async function crop(
  picture: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<Picture> {
  const rgb = await raw(picture).extract({ left, top, width, height }).raw().toBuffer()
  return { width, height, rgb }
}

/** What an SVG drawing of the given size holds, without the outer element. */
export interface Drawing {
  width: number
  height: number
  body: string
}

const svgOf = ({ width, height, body }: Drawing) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )

/** Draws an SVG on white. */
export async function draw(drawing: Drawing): Promise<Picture> {
  const { width, height } = drawing
  const rgb = await sharp(svgOf(drawing), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, rgb }
}

/** Draws an SVG over a picture of the same size. */
export async function overlay(picture: Picture, body: string): Promise<Picture> {
  const { width, height } = picture
  const top = await sharp(svgOf({ width, height, body }), { unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const rgb = await raw(picture)
    .composite([{ input: top }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, rgb }
}

/** Lays a smaller picture into a larger one. */
export async function inset(picture: Picture, smaller: Picture, left: number, top: number): Promise<Picture> {
  const input = await raw(smaller).png({ compressionLevel: 1 }).toBuffer()
  const rgb = await raw(picture)
    .composite([{ input, left: Math.round(left), top: Math.round(top) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...picture, rgb }
}

/** The picture as an element to be used inside an SVG drawing. */
export async function asSvgImage(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  attributes = '',
): Promise<string> {
  const jpeg = await raw(picture)
    .resize(Math.round(width * 1.2), Math.round(height * 1.2), { fit: 'cover' })
    .jpeg({ quality: 95 })
    .toBuffer()
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ${attributes} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`
}

/**
 * Writes a JPEG of the best quality that stays below the limit, but never worse than quality 52.
 * Returns its size in bytes and the quality used.
 */
export async function save(
  picture: Picture,
  file: string,
  limit: number,
): Promise<{ bytes: number; quality: number }> {
  await mkdir(dirname(file), { recursive: true })
  for (let quality = 86; ; quality -= 4) {
    const jpeg = await raw(picture)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 74 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length <= limit || quality <= 54) {
      await writeFile(file, jpeg)
      return { bytes: jpeg.length, quality }
    }
  }
}
