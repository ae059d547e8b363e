import { heights, type DepthScene } from './depth-scene'
import { blur, gridOf, mapGrid, slopeAt, type Grid } from './grid'
import { colourGrid, overlay, resize, type Picture } from './picture'
import { createRandom } from './random'
import { grey, type ColourMap } from './tone'

/** How secondary electrons see a scene. */
export interface Look {
  /** How strongly surfaces seen edge-on shine (secondary electrons escape more easily there), 0–1. */
  edge: number
  /** How dark hollows are, 0–1.5. */
  hollow: number
  /** How much the side that faces the detector is brighter, 0–1. */
  detector: number
  /** Sizes in pixels of the hollows that are darkened. */
  reach: readonly number[]
  base: number
  gamma: number
}

const usual: Look = { edge: 0.55, hollow: 0.9, detector: 0.22, reach: [6, 24, 80], base: 0.36, gamma: 1 }

/** Brightness, in [0, 1], of a scene under the electron beam. */
export function illuminate(scene: DepthScene, look: Partial<Look> = {}): Grid {
  const { edge, hollow, detector, reach, base, gamma } = { ...usual, ...look }
  const z = heights(scene)
  const shade = new Float32Array(z.data.length).fill(1)
  for (const size of reach) {
    const around = blur(z, size)
    for (let i = 0; i < shade.length; i++) {
      const below = ((around.data[i] ?? 0) - (z.data[i] ?? 0)) / size
      // Points below their surroundings lose electrons, points above gain a little.
      shade[i] = (shade[i] ?? 1) * (below > 0 ? 1 / (1 + hollow * below) : 1 + Math.min(0.25, -below * 0.12))
    }
  }
  return mapGrid(z, (_v, i) => {
    const nz = Math.max(0.04, scene.nz[i] ?? 1)
    const rim = Math.pow(1 - nz, 1.7)
    const side = -0.62 * (scene.nx[i] ?? 0) - 0.78 * (scene.ny[i] ?? 0)
    const light = (base + edge * rim + detector * side) * (shade[i] ?? 1) * (scene.glow[i] ?? 1)
    return Math.pow(Math.min(1, Math.max(0, light * 1.15)), gamma)
  })
}

/** Normals of a scene whose heights were set as a field. */
export function takeNormals(scene: DepthScene): void {
  const z = heights(scene)
  for (let i = 0; i < z.data.length; i++) {
    const { sx, sy } = slopeAt(z, i)
    const length = Math.hypot(sx, sy, 1)
    scene.nx[i] = -sx / length
    scene.ny[i] = -sy / length
    scene.nz[i] = 1 / length
  }
}

/** Words and scale of the strip below a micrograph. */
export interface Strip {
  voltage: string
  distance: string
  magnification: string
  detector?: string
  /** Length of the scale bar in final pixels, and its label. */
  bar: number
  label: string
}

/** A finished micrograph: film grain, the final size and the strip with the scale bar. */
export async function micrograph(
  light: Grid,
  seed: number,
  strip: Strip | undefined,
  width = 2000,
  height = 1333,
  map: ColourMap = grey,
): Promise<Picture> {
  const stripHeight = strip ? 84 : 0
  const small = await resize(colourGrid(light, grey), width, height - stripHeight)
  const random = createRandom(seed)
  const grain = blur(
    gridOf(width, height - stripHeight, () => random.normal()),
    0.9,
  )
  const picture = colourGrid(
    gridOf(width, height, (x, y) =>
      y < height - stripHeight
        ? (small.rgb[(y * width + x) * 3] ?? 0) / 255 + 0.007 * (grain.data[y * width + x] ?? 0)
        : 0,
    ),
    map,
  )
  if (!strip) return picture
  const y = height - stripHeight / 2
  const text = (x: number, words: string, anchor = 'start') =>
    `<text x="${x}" y="${y + 11}" font-size="31" text-anchor="${anchor}" fill="#f2f2f2" font-family="Inter, Liberation Sans" letter-spacing="0.5">${words}</text>`
  const right = width - 44
  const bar = `<path d="M${right - strip.bar} ${y - 16}v32M${right} ${y - 16}v32M${right - strip.bar} ${y}h${strip.bar}" stroke="#f2f2f2" stroke-width="4" fill="none"/>`
  return overlay(
    picture,
    `<rect x="0" y="${height - stripHeight}" width="${width}" height="${stripHeight}" fill="#050505"/>` +
      text(44, `HV ${strip.voltage}`) +
      text(300, `WD ${strip.distance}`) +
      text(600, `Mag ${strip.magnification}`) +
      text(960, `Det ${strip.detector ?? 'SE'}`) +
      text(1200, 'Sample image') +
      text(right - strip.bar - 24, strip.label, 'end') +
      bar,
  )
}
