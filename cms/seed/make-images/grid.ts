/** A field of numbers over a rectangle of pixels, row by row. */
export interface Grid {
  width: number
  height: number
  data: Float32Array
}

/** A grid whose values come from a function of the pixel's place. */
export function gridOf(width: number, height: number, value: (x: number, y: number) => number): Grid {
  const data = new Float32Array(width * height)
  let i = 0
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[i++] = value(x, y)
  return { width, height, data }
}

/** A new grid with each value put through a function. */
export function mapGrid(grid: Grid, change: (value: number, index: number) => number): Grid {
  return { ...grid, data: grid.data.map(change) }
}

function boxPass(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  // Running sums along rows; the result is written transposed, so that two passes blur both directions.
  const norm = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += from[row + Math.min(width - 1, Math.max(0, k))] ?? 0
    for (let x = 0; x < width; x++) {
      to[x * height + y] = sum * norm
      sum +=
        (from[row + Math.min(width - 1, x + radius + 1)] ?? 0) - (from[row + Math.max(0, x - radius)] ?? 0)
    }
  }
}

/** Blurs with nearly a Gaussian (three box filters) of the given standard deviation in pixels. */
export function blur(grid: Grid, sigma: number): Grid {
  const radius = Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5)
  if (radius < 1) return grid
  const a: Float32Array = grid.data.slice()
  const b: Float32Array = new Float32Array(a.length)
  for (let pass = 0; pass < 3; pass++) {
    boxPass(a, b, grid.width, grid.height, radius)
    boxPass(b, a, grid.height, grid.width, radius)
  }
  return { width: grid.width, height: grid.height, data: a }
}

/** Stretches the values so that the given share of them at both ends is cut off and the rest fills [0, 1]. */
export function normalise(grid: Grid, cut = 0.002): Grid {
  const sample: number[] = []
  const step = Math.max(1, Math.floor(grid.data.length / 40000))
  for (let i = 0; i < grid.data.length; i += step) sample.push(grid.data[i] ?? 0)
  sample.sort((p, q) => p - q)
  const low = sample[Math.floor(cut * (sample.length - 1))] ?? 0
  const high = sample[Math.ceil((1 - cut) * (sample.length - 1))] ?? 1
  const span = high - low || 1
  return mapGrid(grid, (v) => Math.min(1, Math.max(0, (v - low) / span)))
}

/** Slope of a height field at a pixel, in height per pixel. */
export function slopeAt(grid: Grid, index: number): { sx: number; sy: number } {
  const { width, height, data } = grid
  const x = index % width
  const y = (index - x) / width
  const left = data[index - (x > 0 ? 1 : 0)] ?? 0
  const right = data[index + (x < width - 1 ? 1 : 0)] ?? 0
  const up = data[index - (y > 0 ? width : 0)] ?? 0
  const down = data[index + (y < height - 1 ? width : 0)] ?? 0
  return { sx: (right - left) / 2, sy: (down - up) / 2 }
}
