import {
  add,
  addFacet,
  addSheet,
  addSphere,
  addTube,
  createScene,
  scale,
  type DepthScene,
  type Vector,
} from './depth-scene'
import { illuminate, micrograph, takeNormals } from './electron-microscope'
import { blur, type Grid } from './grid'
import { cellNoise, fractalNoise, gradientNoise } from './noise'
import type { Picture } from './picture'
import { createRandom, type Random } from './random'

// Scenes are twice as large as the picture (4000 × 2498 for 2000 × 1249 and the strip), which smooths every edge.
const width = 4000
const height = 2498

type View = (x: number, y: number, z: number) => Vector

/** Looks at a sample that is tilted towards the viewer by an angle in radians. */
const tilted = (angle: number, cx: number, cy: number): View => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y, z) => [cx + x, cy + y * cos - z * sin, y * sin + z * cos]
}

function hexagonalRod(
  scene: DepthScene,
  view: View,
  foot: Vector,
  lean: readonly [number, number],
  length: number,
  radius: number,
  turn: number,
  glow: number,
): void {
  const ring = (t: number, r: number): Vector[] =>
    Array.from({ length: 6 }, (_, k) => {
      const angle = turn + (k * Math.PI) / 3
      return view(
        foot[0] + lean[0] * t + r * Math.cos(angle),
        foot[1] + lean[1] * t + r * Math.sin(angle),
        foot[2] + t,
      )
    })
  const bottom = ring(0, radius)
  const shoulder = ring(length - radius * 0.12, radius)
  const top = ring(length, radius * 0.9)
  const wall = (lower: Vector[], upper: Vector[], shine: number) => {
    for (let k = 0; k < 6; k++) {
      const next = (k + 1) % 6
      const corners = [lower[k], lower[next], upper[next], upper[k]].filter((c) => c !== undefined)
      addFacet(scene, corners, shine)
    }
  }
  wall(bottom, shoulder, glow)
  wall(shoulder, top, glow * 1.3)
  addFacet(scene, top, glow * 1.12)
}

/** A field of hexagonal rods, seen from the side and above: brightness before film grain. */
export function nanorodLight(
  seed: number,
  options: { tilt?: number; size?: number; length?: number; lean?: number; spacing?: number } = {},
  w = width,
  h = height,
): Grid {
  const { tilt = 0.72, size = 82, length = 900, lean = 0.2, spacing = 2.0 } = options
  const random = createRandom(seed)
  const scene = createScene(w, h, -6000)
  const view = tilted(tilt, w / 2, h / 2)
  const step = size * spacing
  const reachY = (h / 2 + length) / Math.cos(tilt) + 300
  for (let y = -reachY; y < reachY; y += step) {
    for (let x = -w / 2 - 400; x < w / 2 + 400; x += step) {
      if (random.next() < 0.06) continue
      const radius = size * random.between(0.5, 1.12)
      const slant: [number, number] = [random.normal() * lean, random.normal() * lean]
      hexagonalRod(
        scene,
        view,
        [x + random.between(-0.5, 0.5) * step, y + random.between(-0.5, 0.5) * step, 0],
        slant,
        length * random.between(0.62, 1.08),
        radius,
        random.between(0, Math.PI / 3),
        random.between(0.86, 1.1),
      )
    }
  }
  return illuminate(scene, { reach: [8, 30, 90], hollow: 0.75, base: 0.38, edge: 0.42 })
}

export const nanorods = (): Promise<Picture> =>
  micrograph(nanorodLight(11), 1, {
    voltage: '5.00 kV',
    distance: '6.1 mm',
    magnification: '60 000 ×',
    bar: 250,
    label: '500 nm',
  })

function flower(
  scene: DepthScene,
  random: Random,
  centre: Vector,
  radius: number,
  petals: number,
  glow: number,
): void {
  for (let p = 0; p < petals; p++) {
    // Directions spread evenly over the half sphere that faces the viewer (golden-angle spiral).
    const cosine = 0.08 + 0.92 * ((p + 0.5) / petals)
    const sine = Math.sqrt(1 - cosine * cosine)
    const azimuth = p * 2.399963 + random.normal() * 0.25
    const out: Vector = [sine * Math.cos(azimuth), sine * Math.sin(azimuth), cosine]
    const spin = random.between(0, Math.PI)
    const e1: Vector = [-Math.sin(azimuth), Math.cos(azimuth), 0]
    const e2: Vector = [-cosine * Math.cos(azimuth), -cosine * Math.sin(azimuth), sine]
    const across: Vector = add(scale(e1, Math.cos(spin)), scale(e2, Math.sin(spin)))
    const normal: Vector = add(scale(e1, -Math.sin(spin)), scale(e2, Math.cos(spin)))
    const length = radius * random.between(0.85, 1.1)
    const breadth = radius * random.between(0.3, 0.46)
    const curl = random.between(-0.28, 0.28)
    const wave = random.between(0, 6)
    addSheet(
      scene,
      26,
      30,
      (u, v) => {
        const side = (u - 0.5) * 2
        const rim = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(v - 0.56) / 0.56, 2.6)))
        const along = 0.12 * length + v * 0.88 * length
        const off = breadth * side * (0.2 + 0.8 * rim)
        const bend = curl * length * v * v + 0.045 * length * Math.sin(side * 2.5 + wave + v * 4) * v
        const at = (k: 0 | 1 | 2) => centre[k] + out[k] * along + across[k] * off + normal[k] * bend
        return [at(0), at(1), at(2)]
      },
      glow * random.between(0.88, 1.08),
    )
  }
}

/** Flower-like particles of thin curved plates. */
export function nanoflowerLight(seed: number, count = 26, size = 430, w = width, h = height): Grid {
  const random = createRandom(seed)
  const scene = createScene(w, h, -1300)
  const placed: Vector[] = []
  for (let attempt = 0; attempt < 4000 && placed.length < count; attempt++) {
    const layer = placed.length < count * 0.55 ? 0 : 1
    const at: Vector = [
      random.between(-150, w + 150),
      random.between(-150, h + 150),
      layer === 0 ? random.between(-200, 0) : random.between(-900, -500),
    ]
    const gap = layer === 0 ? 1.5 : 1.15
    if (
      placed.some((p) => Math.abs(p[2] - at[2]) < 500 && Math.hypot(p[0] - at[0], p[1] - at[1]) < size * gap)
    )
      continue
    placed.push(at)
    flower(scene, random, at, size * random.between(0.85, 1.15), 64, layer === 0 ? 1 : 0.8)
  }
  const ground = fractalNoise(seed + 2, 5)
  for (let i = 0; i < scene.z.length; i++) {
    if ((scene.z[i] ?? 0) <= -1300)
      scene.glow[i] = 0.5 + 0.12 * ground((i % w) / 260, Math.floor(i / w) / 260)
  }
  return illuminate(scene, { reach: [8, 30, 110], hollow: 0.8, base: 0.34, edge: 0.6, detector: 0.2 })
}

export const nanoflowers = (): Promise<Picture> =>
  micrograph(nanoflowerLight(21, 34), 2, {
    voltage: '10.0 kV',
    distance: '7.8 mm',
    magnification: '25 000 ×',
    bar: 300,
    label: '1 µm',
  })

/** Close-packed balls of nearly equal size with vacancies, a step and a grain boundary. */
export function sphereLight(seed: number, radius = 128, w = width, h = height): Grid {
  const random = createRandom(seed)
  const scene = createScene(w, h, -900)
  const layer = (z: number, turn: number, shift: number, keep: (x: number, y: number) => boolean) => {
    const rows = Math.ceil((w + h) / radius)
    for (let j = -rows; j < rows; j++) {
      for (let i = -rows; i < rows; i++) {
        const px = (i + (j & 1) * 0.5) * 2 * radius * 1.015 + shift
        const py = j * Math.sqrt(3) * radius * 1.015 + shift * 0.577
        const x = w * 0.45 + px * Math.cos(turn) - py * Math.sin(turn)
        const y = h * 0.5 + px * Math.sin(turn) + py * Math.cos(turn)
        if (x < -radius || y < -radius || x > w + radius || y > h + radius) continue
        if (!keep(x, y) || random.next() < 0.012) continue
        addSphere(
          scene,
          [x + random.normal() * 3.4, y + random.normal() * 3.4, z + random.normal() * 5],
          radius * (1 + random.normal() * 0.014),
          random.between(0.95, 1.05),
        )
      }
    }
  }
  const border = fractalNoise(seed, 3)
  const right = (x: number, y: number) => x + 260 * border(y / 900, 3.3) - w * 0.66 > (y - h / 2) * 0.35
  layer(-2 * 1.63 * radius, 0.12, radius * 2.3, () => true)
  layer(-1.63 * radius, 0.12, radius * 1.15, (x, y) => !right(x, y))
  layer(-1.63 * radius, 0.63, radius * 0.4, (x, y) => right(x, y))
  layer(0, 0.12, 0, (x, y) => !right(x + radius * 1.2, y) && y > h * 0.2 + 200 * border(x / 800, 9.1))
  layer(0, 0.63, radius * 1.3, (x, y) => right(x - radius * 0.6, y))
  return illuminate(scene, { reach: [14, 60, 160], hollow: 0.85, base: 0.3, edge: 0.5, detector: 0.3 })
}

export const colloidalSpheres = (): Promise<Picture> =>
  micrograph(sphereLight(31), 3, {
    voltage: '3.00 kV',
    distance: '4.0 mm',
    magnification: '50 000 ×',
    detector: 'InLens',
    bar: 320,
    label: '1 µm',
  })

/** An open foam: layers of rounded struts, each layer deeper and darker. */
export function foamLight(seed: number, pitch = 560, w = width, h = height): Grid {
  const scene = createScene(w, h, -4000)
  const warp = fractalNoise(seed + 5, 2)
  const thickness = gradientNoise(seed + 8)
  const layers = [
    { z: 0, pitch: 1, thick: 0.085, glow: 1 },
    { z: -420, pitch: 0.86, thick: 0.085, glow: 0.72 },
    { z: -900, pitch: 0.78, thick: 0.09, glow: 0.48 },
    { z: -1500, pitch: 0.7, thick: 0.12, glow: 0.27 },
  ]
  const field = new Float32Array(w * h).fill(-4000)
  layers.forEach((layer, n) => {
    const cells = cellNoise(seed + 17 * n, 0.82)
    const step = pitch * layer.pitch
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const wx = x / step + 0.12 * warp(x / step + n * 9, y / step)
        const wy = y / step + 0.12 * warp(y / step + 31, x / step + n * 5)
        const hit = cells(wx, wy)
        // Struts widen where three cells meet, as they do in a drained foam (Plateau borders).
        const corner = Math.max(0, hit.nearest - 0.42)
        const half = layer.thick * (1 + 0.25 * thickness(wx * 1.7, wy * 1.7)) + 0.24 * corner * corner
        if (hit.border > half) continue
        const rise = Math.sqrt(half * half - hit.border * hit.border) * step
        const z = layer.z + rise * 0.95 + 90 * warp(wx * 0.6 + 3, wy * 0.6 + n)
        const i = y * w + x
        if (z > (field[i] ?? 0)) {
          field[i] = z
          scene.glow[i] = layer.glow
        }
      }
    }
  })
  scene.z.set(field)
  takeNormals(scene)
  for (let i = 0; i < field.length; i++) if ((field[i] ?? 0) <= -4000) scene.glow[i] = 0.1
  return illuminate(scene, { reach: [10, 50], hollow: 0.16, base: 0.4, edge: 0.5, detector: 0.34 })
}

export const grapheneFoam = (): Promise<Picture> =>
  micrograph(foamLight(41), 4, {
    voltage: '15.0 kV',
    distance: '9.6 mm',
    magnification: '120 ×',
    bar: 330,
    label: '200 µm',
  })

/** A polycrystalline film: cells with tilted facets and grooves between them. */
export function grainLight(seed: number, pitch = 190, w = width, h = height): Grid {
  const random = createRandom(seed)
  const cells = cellNoise(seed, 0.95)
  const warp = fractalNoise(seed + 3, 3)
  const big = gradientNoise(seed + 4)
  const facet = Array.from({ length: 64 * 64 }, () => ({
    turn: random.between(0, 2 * Math.PI),
    sides: 3 + random.index(2),
    steep: random.between(0.25, 0.85),
    rise: random.between(-0.35, 0.35),
    glow: random.between(0.8, 1.12),
  }))
  const scene = createScene(w, h, 0)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const ux = x / pitch + 0.16 * warp(x / 300, y / 300)
      const uy = y / pitch + 0.16 * warp(y / 300 + 40, x / 300)
      const hit = cells(ux, uy)
      const f = facet[hit.cell]
      if (!f) continue
      let slope = 0
      for (let k = 0; k < f.sides; k++) {
        const angle = f.turn + (2 * Math.PI * k) / f.sides
        slope = Math.max(slope, hit.dx * Math.cos(angle) + hit.dy * Math.sin(angle))
      }
      const groove = Math.min(1, hit.border / 0.16)
      const z =
        (f.rise - f.steep * slope) * Math.min(1, groove * 1.2) -
        0.55 * Math.pow(1 - groove, 2) +
        0.2 * big(x / 900, y / 900)
      scene.z[i] = z * pitch
      scene.glow[i] = f.glow
    }
  }
  const smooth = blur({ width: w, height: h, data: scene.z }, 3.2)
  scene.z.set(smooth.data)
  takeNormals(scene)
  return illuminate(scene, { reach: [12, 50], hollow: 0.75, base: 0.4, edge: 0.55, detector: 0.42 })
}

export const thinFilmGrains = (): Promise<Picture> =>
  micrograph(grainLight(51), 5, {
    voltage: '8.00 kV',
    distance: '5.2 mm',
    magnification: '80 000 ×',
    bar: 270,
    label: '300 nm',
  })

/** A random network of long thin wires over a flat ground. */
export function nanowireLight(seed: number, count = 130, radius = 17, w = width, h = height): Grid {
  const random = createRandom(seed)
  const scene = createScene(w, h, 0)
  for (let n = 0; n < count; n++) {
    const angle = random.between(0, Math.PI)
    const length = random.between(900, 3400)
    const bend = random.normal() * 0.00016
    const cx = random.between(-200, w + 200)
    const cy = random.between(-200, h + 200)
    const z = 14 + n * 1.6
    const path: Vector[] = Array.from({ length: 60 }, (_, k) => {
      const t = (k / 59 - 0.5) * length
      const turned = angle + bend * t
      return [cx + t * Math.cos(turned), cy + t * Math.sin(turned), z + 10 * Math.sin(k * 0.3 + n)]
    })
    const r = radius * random.between(0.8, 1.25)
    addTube(scene, path, r, random.between(0.85, 1.1) + n / count / 4)
    const ends = [path[0], path[59]]
    for (const end of ends) if (end) addSphere(scene, end, r, 1.1)
  }
  const ground = fractalNoise(seed + 1, 5)
  for (let i = 0; i < scene.z.length; i++) {
    if (scene.z[i] === 0) scene.glow[i] = 0.56 + 0.05 * ground((i % w) / 500, Math.floor(i / w) / 500)
  }
  return illuminate(scene, { reach: [10, 36], hollow: 0.3, base: 0.34, edge: 0.62, detector: 0.2 })
}

export const nanowireNetwork = (): Promise<Picture> =>
  micrograph(nanowireLight(61), 6, {
    voltage: '5.00 kV',
    distance: '4.4 mm',
    magnification: '20 000 ×',
    bar: 280,
    label: '2 µm',
  })

/** Thin crystal plates that stand at all angles, as a picture without strip. */
export function plateLight(seed: number, w: number, h: number, size = 300): Grid {
  const random = createRandom(seed)
  const scene = createScene(w, h, -1600)
  const count = Math.round(((w * h) / (size * size)) * 4.2)
  for (let n = 0; n < count; n++) {
    const cx = random.between(-100, w + 100)
    const cy = random.between(-100, h + 100)
    const cz = random.between(-900, 0)
    const azimuth = random.between(0, 2 * Math.PI)
    const rise = random.between(0.1, 1.35)
    const a: Vector = [Math.cos(azimuth), Math.sin(azimuth), 0]
    const b: Vector = [
      -Math.sin(azimuth) * Math.cos(rise),
      Math.cos(azimuth) * Math.cos(rise),
      Math.sin(rise),
    ]
    const half = size * random.between(0.45, 0.8)
    const other = half * random.between(0.7, 1)
    const thick = size * 0.05
    const normal: Vector = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    const up = normal[2] < 0 ? -1 : 1
    const corner = (i: number, j: number, t: number): Vector => [
      cx + a[0] * half * i + b[0] * other * j + normal[0] * up * thick * t,
      cy + a[1] * half * i + b[1] * other * j + normal[1] * up * thick * t,
      cz + a[2] * half * i + b[2] * other * j + normal[2] * up * thick * t,
    ]
    // A square with cut corners: the usual habit of such plates.
    const outline: [number, number][] = [
      [-1, -0.7],
      [-0.7, -1],
      [0.7, -1],
      [1, -0.7],
      [1, 0.7],
      [0.7, 1],
      [-0.7, 1],
      [-1, 0.7],
    ]
    const glow = random.between(0.85, 1.1)
    addFacet(
      scene,
      outline.map(([i, j]) => corner(i, j, 1)),
      glow,
    )
    outline.forEach(([i, j], k) => {
      const next = outline[(k + 1) % outline.length] ?? [i, j]
      addFacet(
        scene,
        [corner(i, j, 1), corner(next[0], next[1], 1), corner(next[0], next[1], -1), corner(i, j, -1)],
        glow * 1.25,
      )
    })
  }
  return illuminate(scene, { reach: [8, 40, 120], hollow: 0.8, base: 0.38, edge: 0.5 })
}

/** Branching crystals: needles on needles. */
export function dendriteLight(seed: number, w: number, h: number): Grid {
  const random = createRandom(seed)
  const scene = createScene(w, h, -400)
  const branch = (from: Vector, angle: number, length: number, radius: number, depth: number) => {
    const steps = 24
    const path: Vector[] = Array.from({ length: steps }, (_, k) => {
      const t = (k / (steps - 1)) * length
      return [from[0] + t * Math.cos(angle), from[1] + t * Math.sin(angle), from[2] + 0.08 * t]
    })
    addTube(scene, path, radius, 0.8 + 0.12 * depth)
    const tip = path[steps - 1]
    if (tip) addSphere(scene, tip, radius, 1)
    if (depth === 3) return
    const spacing = radius * (depth === 0 ? 4.6 : 3.4)
    for (let t = spacing * 1.2; t < length - spacing; t += spacing) {
      const k = Math.floor((t / length) * (steps - 1))
      const at = path[k]
      if (!at) continue
      for (const side of [-1, 1]) {
        if (random.next() < 0.06) continue
        const size = (length - t) * 0.42 * random.between(0.7, 1.1)
        if (size < radius * 2) continue
        branch(
          [at[0], at[1], at[2] - radius * 0.3],
          angle + side * (Math.PI / 3),
          size,
          radius * 0.62,
          depth + 1,
        )
      }
    }
  }
  const roots = 16
  for (let n = 0; n < roots; n++) {
    branch(
      [random.between(0, w), random.between(0.1, 0.9) * h, -n * 12],
      random.between(0, 2 * Math.PI),
      random.between(0.5, 0.85) * h * 1.3,
      22,
      0,
    )
  }
  for (let i = 0; i < scene.z.length; i++) if ((scene.z[i] ?? 0) <= -400) scene.glow[i] = 0.22
  return illuminate(scene, { reach: [8, 30, 90], hollow: 0.6, base: 0.36, edge: 0.6, detector: 0.3 })
}
