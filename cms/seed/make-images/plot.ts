/** A point of a curve in the units of its axes. */
export type Point = readonly [number, number]

/** How an axis runs and what stands beside it. */
export interface Axis {
  from: number
  to: number
  /** Where ticks stand; each is labelled with its number unless `names` says otherwise. */
  ticks: readonly number[]
  names?: readonly string[]
  label: string
  log?: boolean
}

/** The rectangle of a plot inside a drawing, its axes and its type size. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
  across: Axis
  up: Axis
  size?: number
  ink?: string
  paper?: string
  grid?: string
}

const sans = 'font-family="Inter, Liberation Sans"'
const minus = (value: number) => String(value).replace('-', '−')

const place = (axis: Axis, value: number) =>
  axis.log
    ? (Math.log(value) - Math.log(axis.from)) / (Math.log(axis.to) - Math.log(axis.from))
    : (value - axis.from) / (axis.to - axis.from)

/** From units of the axes to pixels of the drawing. */
export const toPixels = (frame: Frame, [x, y]: Point): Point => [
  frame.x + place(frame.across, x) * frame.width,
  frame.y + (1 - place(frame.up, y)) * frame.height,
]

const pathOf = (frame: Frame, points: readonly Point[]) =>
  points
    .map((p, i) => {
      const [x, y] = toPixels(frame, p)
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

/** The frame with axes, ticks and labels. Marks drawn afterwards lie on top. */
export function axes(frame: Frame): string {
  const { x, y, width, height, across, up, size = 36, ink = '#1d2733', paper = '#ffffff', grid } = frame
  const tick = size * 0.36
  let out = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/>`
  across.ticks.forEach((value, k) => {
    const [px] = toPixels(frame, [value, up.from])
    if (grid) out += `<path d="M${px} ${y}V${y + height}" stroke="${grid}" stroke-width="2"/>`
    out += `<path d="M${px} ${y + height}v${-tick}M${px} ${y}v${tick}" stroke="${ink}" stroke-width="3"/>`
    out += `<text x="${px}" y="${y + height + size * 1.35}" font-size="${size}" text-anchor="middle" fill="${ink}" ${sans}>${across.names?.[k] ?? minus(value)}</text>`
  })
  up.ticks.forEach((value, k) => {
    const [, py] = toPixels(frame, [across.from, value])
    if (grid) out += `<path d="M${x} ${py}H${x + width}" stroke="${grid}" stroke-width="2"/>`
    out += `<path d="M${x} ${py}h${tick}M${x + width} ${py}h${-tick}" stroke="${ink}" stroke-width="3"/>`
    out += `<text x="${x - size * 0.5}" y="${py + size * 0.35}" font-size="${size}" text-anchor="end" fill="${ink}" ${sans}>${up.names?.[k] ?? minus(value)}</text>`
  })
  out += `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="3.5"/>`
  out += `<text x="${x + width / 2}" y="${y + height + size * 2.85}" font-size="${size * 1.12}" text-anchor="middle" fill="${ink}" ${sans} font-weight="500">${across.label}</text>`
  const lx = x - size * 3.1
  out += `<text transform="translate(${lx} ${y + height / 2}) rotate(-90)" font-size="${size * 1.12}" text-anchor="middle" fill="${ink}" ${sans} font-weight="500">${up.label}</text>`
  return out
}

/** A curve. */
export function line(frame: Frame, points: readonly Point[], colour: string, width = 5, extra = ''): string {
  return `<path d="${pathOf(frame, points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`
}

/** The area between a curve and a level. */
export function area(
  frame: Frame,
  points: readonly Point[],
  level: number,
  colour: string,
  opacity: number,
): string {
  const first = points[0] ?? [0, 0]
  const last = points[points.length - 1] ?? [0, 0]
  // A curve that runs upwards (such as a density of states) is closed at its own ends.
  const closed: Point[] =
    first[0] === last[0] || level === first[0]
      ? [...points, [level, last[1]]]
      : [[first[0], level], ...points, [last[0], level]]
  return `<path d="${pathOf(frame, closed)}Z" fill="${colour}" opacity="${opacity}"/>`
}

/** Measured points: rings or discs. */
export function dots(
  frame: Frame,
  points: readonly Point[],
  colour: string,
  radius = 9,
  filled = true,
): string {
  return points
    .map((p) => {
      const [x, y] = toPixels(frame, p)
      return filled
        ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${colour}"/>`
        : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="#fff" stroke="${colour}" stroke-width="${radius * 0.36}"/>`
    })
    .join('')
}

/** Words at a place of the plot. */
export function note(
  frame: Frame,
  at: Point,
  words: string,
  colour: string,
  size = 36,
  anchor = 'start',
  extra = '',
): string {
  const [x, y] = toPixels(frame, at)
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${colour}" ${sans} ${extra}>${words}</text>`
}

/** Evenly spaced points of a function. */
export function curve(from: number, to: number, count: number, value: (x: number) => number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1)
    return [x, value(x)] as const
  })
}
