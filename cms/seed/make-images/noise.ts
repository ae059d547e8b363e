import { createRandom } from './random'

/** Smooth noise over the plane; values lie roughly in [-1, 1]. */
export type Noise = (x: number, y: number) => number

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise with one feature per unit of length. Source: K. Perlin, Improving Noise, 2002. */
export function gradientNoise(seed: number): Noise {
  const random = createRandom(seed)
  const order = new Uint8Array(512)
  const gx = new Float32Array(256)
  const gy = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    const angle = random.next() * 2 * Math.PI
    gx[i] = Math.cos(angle)
    gy[i] = Math.sin(angle)
  }
  for (let i = 255; i > 0; i--) {
    const j = random.index(i + 1)
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  order.copyWithin(256, 0, 256)
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const hash = order[(order[ix & 255] ?? 0) + (iy & 255)] ?? 0
    return (gx[hash] ?? 0) * dx + (gy[hash] ?? 0) * dy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const u = fade(dx)
    const v = fade(dy)
    const top = corner(ix, iy, dx, dy) * (1 - u) + corner(ix + 1, iy, dx - 1, dy) * u
    const bottom = corner(ix, iy + 1, dx, dy - 1) * (1 - u) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * u
    return 1.5 * (top * (1 - v) + bottom * v)
  }
}

/** Sum of octaves, each half as large and twice as fine as the one before. */
export function fractalNoise(seed: number, octaves: number): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => gradientNoise(seed + 101 * i))
  return (x, y) => {
    let sum = 0
    let scale = 1
    for (const layer of layers) {
      sum += layer(x * scale, y * scale) / scale
      scale *= 2
    }
    return sum / 1.6
  }
}

/** What is known about the cells around a point: the nearest cell and the distances to the nearest two. */
export interface CellHit {
  cell: number
  nearest: number
  /** Distance to the border between the nearest two cells. */
  border: number
  /** Vector from the centre of the nearest cell. */
  dx: number
  dy: number
}

/** Cells around jittered points, one per unit square. Source: S. Worley, A Cellular Texture Basis Function, 1996. */
export function cellNoise(seed: number, jitter = 0.9): (x: number, y: number) => CellHit {
  const size = 64
  const random = createRandom(seed)
  const px = new Float32Array(size * size)
  const py = new Float32Array(size * size)
  for (let i = 0; i < px.length; i++) {
    px[i] = 0.5 + (random.next() - 0.5) * jitter
    py[i] = 0.5 + (random.next() - 0.5) * jitter
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    let best = Infinity
    let bestX = 0
    let bestY = 0
    let cell = 0
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const id = ((ix + i) & 63) + ((iy + j) & 63) * size
        const dx = ix + i + (px[id] ?? 0) - x
        const dy = iy + j + (py[id] ?? 0) - y
        const d = dx * dx + dy * dy
        if (d < best) {
          best = d
          bestX = dx
          bestY = dy
          cell = id
        }
      }
    }
    let border = Infinity
    for (let j = -2; j <= 2; j++) {
      for (let i = -2; i <= 2; i++) {
        const id = ((ix + i) & 63) + ((iy + j) & 63) * size
        if (id === cell) continue
        const dx = ix + i + (px[id] ?? 0) - x
        const dy = iy + j + (py[id] ?? 0) - y
        const ex = dx - bestX
        const ey = dy - bestY
        const length = Math.hypot(ex, ey)
        if (length === 0) continue
        // Distance to the perpendicular bisector of the two centres.
        const d = ((dx + bestX) * 0.5 * ex + (dy + bestY) * 0.5 * ey) / length
        if (d < border) border = d
      }
    }
    return { cell, nearest: Math.sqrt(best), border, dx: -bestX, dy: -bestY }
  }
}
