import { draw, type Picture } from './picture'

/** A stop of a gradient: place in [0, 1], colour and, where it is not 1, opacity. */
export type Stop = readonly [number, string, number?]

/** A drawing being made: shapes in the order they are added, with the gradients they use. */
export interface Sketch {
  width: number
  height: number
  add(...shapes: readonly string[]): void
  /** A gradient along a direction in degrees (0 is left to right, 90 is downwards), as a value for `fill`. */
  linear(stops: readonly Stop[], degrees?: number): string
  /** A gradient from a centre outwards (relative to the shape). */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** A blur of the given standard deviation in pixels, as a `filter` attribute. */
  soft(sigma: number): string
  body(): string
  picture(): Promise<Picture>
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export function createSketch(width: number, height: number): Sketch {
  const definitions: string[] = []
  const shapes: string[] = []
  const known = new Map<string, string>()
  const define = (key: string, make: (id: string) => string): string => {
    const kept = known.get(key)
    if (kept) return kept
    const id = `d${known.size}`
    known.set(key, id)
    definitions.push(make(id))
    return id
  }
  const sketch: Sketch = {
    width,
    height,
    add: (...more) => void shapes.push(...more),
    linear: (stops, degrees = 0) => {
      const angle = (degrees * Math.PI) / 180
      const dx = Math.cos(angle) / 2
      const dy = Math.sin(angle) / 2
      const tags = stopTags(stops)
      return `url(#${define(`l${degrees}${tags}`, (id) => `<linearGradient id="${id}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}">${tags}</linearGradient>`)})`
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) => {
      const tags = stopTags(stops)
      return `url(#${define(`r${cx},${cy},${r}${tags}`, (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${tags}</radialGradient>`)})`
    },
    soft: (sigma) =>
      `filter="url(#${define(`f${sigma}`, (id) => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sigma}"/></filter>`)})"`,
    body: () => `<defs>${definitions.join('')}</defs>${shapes.join('')}`,
    picture: () => draw({ width, height, body: sketch.body() }),
  }
  return sketch
}

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${extra}/>`
export const disc = (cx: number, cy: number, rx: number, fill: string, ry = rx, extra = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`
export const shape = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
export const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string,
  extra = '',
  family = 'Inter, Liberation Sans',
) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${family}" ${extra}>${text}</text>`
