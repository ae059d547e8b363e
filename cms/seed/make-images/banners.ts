import { addSphere, createScene } from './depth-scene'
import { illuminate } from './electron-microscope'
import { blur, gridOf, mapGrid, slopeAt, type Grid } from './grid'
import { dendriteLight, foamLight, nanorodLight, plateLight } from './micrographs'
import { fractalNoise, gradientNoise } from './noise'
import { colourGrid, paint, resize, type Picture } from './picture'
import { createRandom } from './random'
import { ramp, type ColourMap } from './tone'

// Banners are drawn at 1.5 times their size and stay dark enough for white text over every part (luminance below about 0.25).
const W = 3600
const H = 1200

async function finish(light: Grid, map: ColourMap): Promise<Picture> {
  const dim = mapGrid(light, (v, i) => {
    const x = (i % light.width) / light.width - 0.5
    const y = Math.floor(i / light.width) / light.height - 0.5
    return v * (1 - 0.75 * x * x) * (1 - 0.5 * y * y)
  })
  return resize(colourGrid(dim, map), 2400, 800)
}

/** A height field lit from the left, brightness in [0, 1]. */
function relief(height: Grid, steep: number): Grid {
  return mapGrid(height, (_v, i) => {
    const { sx, sy } = slopeAt(height, i)
    const nx = -sx * steep
    const ny = -sy * steep
    const n = 1 / Math.hypot(nx, ny, 1)
    return Math.max(0, (-0.62 * nx - 0.42 * ny + 0.5) * n)
  })
}

export function bannerTeam(): Promise<Picture> {
  const random = createRandom(201)
  const scene = createScene(W, H, -500)
  for (let n = 0; n < 420; n++)
    addSphere(
      scene,
      [random.between(-80, W + 80), random.between(-80, H + 80), random.between(-400, 0)],
      random.between(24, 150),
      random.between(0.5, 1),
    )
  return finish(
    illuminate(scene, { base: 0.16, edge: 0.62, hollow: 1.1, detector: 0.26, reach: [12, 60, 180] }),
    ramp('#030812', '#0a2147', '#17508c', '#4b94c7', '#b7dcef'),
  )
}
export const bannerLeader = (): Promise<Picture> =>
  finish(
    mapGrid(
      nanorodLight(211, { tilt: 1.02, size: 70, length: 900, lean: 0.34, spacing: 2.3 }, W, H),
      (v) => 0.68 * v,
    ),
    ramp('#010d0e', '#06302f', '#0e5653', '#2a8781', '#8fcbbf'),
  )
export function bannerEvents(): Promise<Picture> {
  const wave = fractalNoise(221, 3)
  const field = gridOf(W, H, (x, y) => {
    const d = Math.hypot(x - 900, (y - 1500) * 1.1) / 46 + 3.2 * wave(x / 900, y / 700)
    return 0.5 + 0.5 * Math.sin(d) * Math.exp(-Math.abs(x - 1500) / 3600)
  })
  const lit = relief(
    mapGrid(blur(field, 3), (v) => v * 20),
    4,
  )
  const crest = fractalNoise(222, 2)
  const warm = ramp('#0b0610', '#2b1026', '#5f2136', '#b3492e', '#f0a55b')
  return finish(
    mapGrid(lit, (v, i) => v * (0.62 + 0.3 * crest((i % W) / 1500, Math.floor(i / W) / 900))),
    warm,
  )
}
export function bannerNews(): Promise<Picture> {
  const a = gradientNoise(231)
  const b = gradientNoise(232)
  const field = gridOf(W, H, (x, y) => {
    const u = x / 1300
    const v = y / 1300
    const w = a(u * 0.8, v * 0.8) * 1.4
    return 160 * (Math.abs(b(u * 1.1 + w, v * 0.7 - w)) + 0.4 * Math.abs(a(u * 2.3 - w, v * 1.7 + w)))
  })
  return finish(
    mapGrid(relief(blur(field, 3), 2.4), (v) => 0.72 * v),
    ramp('#0c1117', '#1d2833', '#3a4a59', '#6f8496', '#bccad5'),
  )
}
export function bannerFacilities(): Promise<Picture> {
  const fine = gradientNoise(241)
  const dull = fractalNoise(242, 3)
  const light = gridOf(W, H, (x, y) => {
    const dx = x - 2650
    const dy = y - 560
    const r = Math.hypot(dx, dy)
    const t = Math.atan2(dy, dx)
    const groove = fine(r / 3.1, t * 2) * 0.5 + fine(r / 9, 3.7 + t) * 0.35
    const spoke =
      Math.pow(Math.abs(Math.cos(t * 2 - 0.7)), 9) + 0.55 * Math.pow(Math.abs(Math.cos(t * 1.5 + 0.9)), 16)
    const step = [180, 420, 700, 1040, 1500, 2050].reduce(
      (sum, at) => sum + 0.5 * Math.exp(-(((r - at) / 5) ** 2)) - 0.2 * Math.exp(-(((r - at - 9) / 6) ** 2)),
      0,
    )
    return (
      0.13 +
      0.42 * spoke * (0.85 + 0.4 * groove) +
      0.09 * groove +
      0.05 * dull(x / 600, y / 600) +
      0.25 * step * (0.3 + spoke)
    )
  })
  return finish(light, ramp('#07090b', '#1e262c', '#48545c', '#84929a', '#d3dde2'))
}
export function bannerUpdates(): Promise<Picture> {
  const a = fractalNoise(251, 3)
  const big = paint(3000, 1000, (x, y) => {
    const u = x / 1000
    const v = y / 1000
    const d = 6.2 * (u * 0.55 + v + 0.55 * a(u * 0.8, v * 0.9))
    const fine = 0.72 + 0.28 * Math.cos(d * 26 + 3 * a(v * 1.4 + 8, u * 1.1))
    const w = (0.5 + 0.5 * Math.cos(d * 2)) * fine
    const k = (0.5 + 0.5 * Math.cos(d * 2 - 1.3)) * fine
    const m = 0.45 + 0.55 * (0.5 + 0.5 * a(u * 0.5 + 4, v * 0.6))
    return [22 + 100 * w * m, 16 + 44 * k * m, 52 + 130 * (0.4 * w + 0.6 * k) * m]
  })
  return resize(big, 2400, 800)
}
export function bannerPublications(): Promise<Picture> {
  // A cubic lattice of atoms in perspective, fading into the distance.
  const scene = createScene(W, H, -1e5)
  const far = 15
  for (let k = far; k >= 1; k--) {
    const depth = 1 + k * 0.36
    const f = 640 / depth
    for (let j = -7; j <= 7; j++) {
      for (let i = -22; i <= 22; i++) {
        const x = W * 0.62 + (i + 0.5 - k * 0.08) * f
        const y = H * 0.42 + (j + 0.5) * f * 0.95
        const small = (i + j + k) & 1
        if (x > -200 && x < W + 200 && y > -200 && y < H + 200)
          addSphere(
            scene,
            [x, y, -k * 1000],
            f * (small ? 0.1 : 0.17),
            Math.exp(-k * 0.2) * (small ? 1 : 0.8),
          )
      }
    }
  }
  const light = mapGrid({ width: W, height: H, data: scene.z }, (z, i) => {
    if (z < -9e4) return 0.035
    const lit = Math.max(0, -0.5 * (scene.nx[i] ?? 0) - 0.55 * (scene.ny[i] ?? 0) + 0.66 * (scene.nz[i] ?? 0))
    return 0.035 + (scene.glow[i] ?? 0) * (0.1 + 0.72 * lit ** 1.5)
  })
  return finish(light, ramp('#050912', '#10243f', '#2a4d78', '#6f97bd', '#d5e4f0'))
}
export function bannerContact(): Promise<Picture> {
  const land = fractalNoise(271, 4)
  const height = gridOf(W, H, (x, y) => 11 * (0.5 + 0.5 * land(x / 1150, y / 1150)))
  const light = mapGrid(height, (v, i) => {
    const { sx, sy } = slopeAt(height, i)
    const slope = Math.hypot(sx, sy) + 1e-5
    const at = (step: number) => Math.abs(((v / step) % 1) - 0.5) * step
    const thin = Math.exp(-((0.25 * 0.5 - at(0.25)) ** 2) / (2 * (slope * 1.2) ** 2))
    const bold = Math.exp(-((0.5 * 1.25 - at(1.25)) ** 2) / (2 * (slope * 2.3) ** 2))
    return 0.07 + 0.012 * v + 0.2 * thin + 0.34 * bold
  })
  return finish(light, ramp('#04100b', '#0b3425', '#1b6046', '#4ea57c', '#c3ead2'))
}
export function bannerGallery(): Promise<Picture> {
  return finish(
    mapGrid(foamLight(281, 420, W, H), (v) => 0.62 * v),
    ramp('#070404', '#2a130b', '#6a3418', '#b46f3b', '#efc493'),
  )
}
export function bannerMore(): Promise<Picture> {
  const random = createRandom(291)
  const haze = fractalNoise(292, 5)
  const light = gridOf(W, H, (x, y) => 0.12 + 0.11 * haze(x / 900, y / 700) + 0.04 * haze(x / 260, y / 260))
  for (let n = 0; n < 620; n++) {
    const cx = random.between(0, W)
    const cy = random.between(0, H)
    const big = Math.pow(random.next(), 7)
    const r = 2.2 + 16 * big
    const power = 0.25 + 0.6 * random.next() * (0.4 + big)
    for (let y = Math.floor(cy - 4 * r); y < cy + 4 * r; y++) {
      for (let x = Math.floor(cx - 4 * r); x < cx + 4 * r; x++) {
        if (x < 0 || y < 0 || x >= W || y >= H) continue
        const d2 = ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)
        const i = y * W + x
        light.data[i] =
          (light.data[i] ?? 0) + power * (0.8 * Math.exp(-d2 * 1.6) + 0.25 * Math.exp(-d2 * 0.3))
      }
    }
  }
  return finish(light, ramp('#03050f', '#0c1a3c', '#1e3d73', '#5f8cc4', '#eaf3ff'))
}
export function bannerProfile(): Promise<Picture> {
  const sway = fractalNoise(301, 3)
  const grain = fractalNoise(302, 3)
  const field = gridOf(W, H, (x, y) => {
    const p = y / 62 + 2.4 * sway(x / 900, y / 620) + x / 420
    const s = p - Math.floor(p)
    // Wind ripples: a long rise and a short fall.
    const shape = s < 0.72 ? s / 0.72 : (1 - s) / 0.28
    return 17 * shape * (0.6 + 0.3 * sway(x / 500 + 7, y / 400)) + 0.7 * grain(x / 9, y / 9)
  })
  return finish(
    mapGrid(relief(blur(field, 3), 2.2), (v) => 0.66 * v),
    ramp('#0d0907', '#2b2018', '#5b4836', '#96805f', '#d8c7a0'),
  )
}
export const bannerResearchInterests = (): Promise<Picture> =>
  finish(
    mapGrid(dendriteLight(311, W, H), (v) => 0.8 * v),
    ramp('#090501', '#2f1c04', '#744a0d', '#bd872c', '#f4d791'),
  )
export function bannerDefault(): Promise<Picture> {
  const random = createRandom(321)
  const slow = fractalNoise(322, 3)
  const field = gridOf(W, H, (x, y) => 150 * slow(x / 1200, y / 900))
  const peaks = new Float32Array(W * H)
  for (let n = 0; n < 1500; n++) {
    const cx = random.between(0, W)
    const cy = random.between(0, H)
    const r = random.between(26, 84)
    const top = r * random.between(0.6, 1.1)
    for (let y = Math.max(0, Math.ceil(cy - r)); y < Math.min(H, cy + r); y++) {
      for (let x = Math.max(0, Math.ceil(cx - r)); x < Math.min(W, cx + r); x++) {
        const d2 = ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)
        const i = y * W + x
        if (d2 < 1) peaks[i] = Math.max(peaks[i] ?? 0, top * (1 - d2))
      }
    }
  }
  const surface = blur(
    mapGrid(field, (v, i) => v + (peaks[i] ?? 0)),
    4,
  )
  const low = blur(surface, 40)
  const lit = relief(surface, 0.75)
  return finish(
    mapGrid(
      lit,
      (v, i) =>
        0.66 * v * (0.75 + 0.012 * Math.max(-40, Math.min(30, (surface.data[i] ?? 0) - (low.data[i] ?? 0)))),
    ),
    ramp('#03070f', '#0b1d3a', '#20456f', '#5b88b0', '#c6dcec'),
  )
}

/** Thin plates in violet, the picture of a journal's cover. */
export const violetPlates = (w: number, h: number): Promise<Picture> =>
  Promise.resolve(
    colourGrid(plateLight(331, w, h, 260), ramp('#0e0720', '#3a1f66', '#7449a8', '#b58ad6', '#f3e4ff')),
  )
