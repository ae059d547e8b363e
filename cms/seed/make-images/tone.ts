/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number]

/** From a value in [0, 1] to a colour. */
export type ColourMap = (value: number) => Rgb

/** The colour of a CSS hex value such as `#0a1b2c`. */
export function hex(css: string): Rgb {
  const n = Number.parseInt(css.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** A mix of two colours; `share` is the share of the second. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** The same colour written for CSS. */
export function css(colour: Rgb): string {
  return `rgb(${colour.map((c) => Math.round(Math.min(255, Math.max(0, c)))).join(',')})`
}

/** A colour map through equally spaced colours, given as CSS hex values. */
export function ramp(...stops: string[]): ColourMap {
  const colours = stops.map(hex)
  const last = colours.length - 1
  return (value) => {
    const at = Math.min(1, Math.max(0, value)) * last
    const i = Math.min(last - 1, Math.floor(at))
    return mix(colours[i] ?? [0, 0, 0], colours[i + 1] ?? [0, 0, 0], at - i)
  }
}

export const grey = ramp('#000000', '#ffffff')
/** Even in lightness; close to what instruments call "viridis". */
export const sea = ramp('#2b0d45', '#3b3a80', '#2d6a8e', '#229188', '#46b56f', '#a8d648', '#fbe83a')
/** Infra-red camera. */
export const heat = ramp(
  '#05021a',
  '#2a0a5e',
  '#6d1180',
  '#b3286f',
  '#e4513d',
  '#f8941f',
  '#fcd24a',
  '#fffbe6',
)
/** Surface of an atomic force microscope. */
export const bronze = ramp('#160803', '#4d2008', '#8f4a12', '#c98324', '#ecc163', '#fdf3c8', '#fffdf2')
