import { addTriangle, createScene, unit, type Vector } from './depth-scene'
import { blur, gridOf, mapGrid, normalise, slopeAt } from './grid'
import { fractalNoise, gradientNoise, cellNoise } from './noise'
import { colourGrid, draw, inset, overlay, paint, resize, type Picture } from './picture'
import { createRandom } from './random'
import { bronze, css, grey, heat, ramp, sea, type ColourMap, type Rgb } from './tone'

const sans = 'font-family="Inter, Liberation Sans"'

/** An upright colour scale with labels, as SVG. */
function colourScale(
  map: ColourMap,
  x: number,
  y: number,
  width: number,
  height: number,
  labels: readonly string[],
  title: string,
  ink: string,
): string {
  const stops = Array.from(
    { length: 17 },
    (_, k) => `<stop offset="${k / 16}" stop-color="${css(map(1 - k / 16))}"/>`,
  ).join('')
  const ticks = labels
    .map((label, k) => {
      const ty = y + height - (k / (labels.length - 1)) * height
      return `<path d="M${x + width} ${ty}h12" stroke="${ink}" stroke-width="3"/><text x="${x + width + 22}" y="${ty + 11}" font-size="32" fill="${ink}" ${sans}>${label}</text>`
    })
    .join('')
  return (
    `<defs><linearGradient id="scale" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#scale)" stroke="${ink}" stroke-width="2.5"/>${ticks}` +
    `<text x="${x - 6}" y="${y - 30}" font-size="34" fill="${ink}" ${sans} font-weight="500">${title}</text>`
  )
}

/** A granular surface as an atomic force microscope draws it: a tilted block seen in perspective-free view. */
export async function afmTopography(): Promise<Picture> {
  const n = 620
  const random = createRandom(71)
  const grains = fractalNoise(72, 2)
  const slow = gradientNoise(73)
  const bumps = Array.from({ length: 900 }, () => ({
    x: random.next() * n,
    y: random.next() * n,
    r: random.between(9, 30),
    h: random.between(0.4, 1),
  }))
  const field = gridOf(n, n, (x, y) => 0.25 * slow(x / 190, y / 190) + 0.06 * grains(x / 24, y / 24))
  const tops = new Float32Array(n * n)
  for (const b of bumps) {
    for (let y = Math.max(0, Math.floor(b.y - b.r)); y < Math.min(n, b.y + b.r); y++) {
      for (let x = Math.max(0, Math.floor(b.x - b.r)); x < Math.min(n, b.x + b.r); x++) {
        const d2 = ((x - b.x) ** 2 + (y - b.y) ** 2) / (b.r * b.r)
        if (d2 < 1)
          tops[y * n + x] = Math.max(tops[y * n + x] ?? 0, b.h * Math.sqrt(1 - d2) * (0.35 + b.r / 46))
      }
    }
  }
  const surface = normalise(
    blur(
      mapGrid(field, (v, i) => v + (tops[i] ?? 0)),
      1.6,
    ),
    0,
  )
  const W = 4000
  const H = 2666
  const scene = createScene(W, H, -1e6)
  const scale = 3.62
  const turn = 0.62
  const tilt = 0.95
  const place = (x: number, y: number, z: number): Vector => {
    const px = (x - n / 2) * scale
    const py = (y - n / 2) * scale
    const rx = px * Math.cos(turn) - py * Math.sin(turn)
    const ry = px * Math.sin(turn) + py * Math.cos(turn)
    const rz = z * 330
    return [
      W * 0.46 + rx,
      H * 0.56 + ry * Math.cos(tilt) - rz * Math.sin(tilt),
      ry * Math.sin(tilt) + rz * Math.cos(tilt),
    ]
  }
  const at = (x: number, y: number) => surface.data[y * n + x] ?? 0
  const normal = (x: number, y: number): Vector => {
    const { sx, sy } = slopeAt(surface, y * n + x)
    return unit([-sx * 90, -sy * 90, 1])
  }
  for (let y = 0; y + 1 < n; y++) {
    for (let x = 0; x + 1 < n; x++) {
      const a = place(x, y, at(x, y))
      const b = place(x + 1, y, at(x + 1, y))
      const c = place(x, y + 1, at(x, y + 1))
      const d = place(x + 1, y + 1, at(x + 1, y + 1))
      addTriangle(scene, a, b, c, normal(x, y), normal(x + 1, y), normal(x, y + 1), at(x, y))
      addTriangle(scene, b, d, c, normal(x + 1, y), normal(x + 1, y + 1), normal(x, y + 1), at(x, y))
    }
  }
  // The two cut sides that face the viewer.
  const base = -0.45
  for (let k = 0; k + 1 < n; k++) {
    for (const [x0, y0, x1, y1] of [
      [k, n - 1, k + 1, n - 1],
      [n - 1, k, n - 1, k + 1],
    ] as const) {
      const a = place(x0, y0, at(x0, y0))
      const b = place(x1, y1, at(x1, y1))
      const c = place(x0, y0, base)
      const d = place(x1, y1, base)
      const side: Vector = x0 === n - 1 && x1 === n - 1 ? [0, 0, -0.28] : [0, 0, -0.2]
      addTriangle(scene, a, b, c, side, side, side, 2 + (x0 === n - 1 && x1 === n - 1 ? 1 : 0))
      addTriangle(scene, b, d, c, side, side, side, 2 + (x0 === n - 1 && x1 === n - 1 ? 1 : 0))
    }
  }
  const ground = ramp('#f4f1ec', '#dedad3')
  const big = paint(W, H, (_x, y, i) => {
    if ((scene.z[i] ?? 0) < -1e5) return ground(y / H)
    const glow = scene.glow[i] ?? 0
    if (glow >= 2) return glow >= 3 ? [46, 24, 12] : [66, 36, 18]
    const light =
      0.62 +
      0.62 * Math.max(0, -0.6 * (scene.nx[i] ?? 0) - 0.35 * (scene.ny[i] ?? 0) + 0.5 * (scene.nz[i] ?? 0))
    const c = bronze(0.1 + 0.8 * glow)
    return [c[0] * light, c[1] * light, c[2] * light]
  })
  const small = await resize(big, 2000, 1333)
  const mark = (x: number, y: number, z: number): [number, number] => {
    const p = place(x, y, z)
    return [p[0] / 2, p[1] / 2]
  }
  const [lx, ly] = mark(0, n - 1, base)
  const [mx, my] = mark(n - 1, n - 1, base)
  const [rx, ry] = mark(n - 1, 0, base)
  const label = (x: number, y: number, words: string, anchor = 'middle') =>
    `<text x="${x}" y="${y}" font-size="34" fill="#3a2a20" text-anchor="${anchor}" ${sans}>${words}</text>`
  return overlay(
    small,
    `<path d="M${lx} ${ly + 20}L${mx} ${my + 20}L${rx + 6} ${ry + 18}" fill="none" stroke="#3a2a20" stroke-width="3"/>` +
      label(lx - 4, ly + 66, '0') +
      label((lx + mx) / 2 - 30, (ly + my) / 2 + 72, '1 µm') +
      label(mx, my + 66, '2 µm') +
      label((mx + rx) / 2 + 66, (my + ry) / 2 + 60, '1 µm') +
      colourScale(
        (v) => bronze(0.1 + 0.8 * v),
        1836,
        420,
        34,
        420,
        ['0', '20', '40', '60'],
        'z (nm)',
        '#3a2a20',
      ),
  )
}

/** Lattice fringes of several grains, as in a high-resolution transmission electron micrograph. */
export async function latticeFringes(): Promise<Picture> {
  const w = 2000
  const h = 1333
  const random = createRandom(81)
  const cells = cellNoise(83, 0.9)
  const warp = fractalNoise(84, 3)
  const thick = fractalNoise(85, 4)
  const strain = gradientNoise(86)
  const grains = Array.from({ length: 64 * 64 }, () => ({
    turn: random.between(0, Math.PI),
    spacing: [19.8, 15.6, 10.5][random.index(3)] ?? 19.8,
    second: random.next() < 0.55,
    depth: random.between(0.5, 1),
    phase: random.between(0, 6),
  }))
  const light = gridOf(w, h, (x, y) => {
    const hit = cells(x / 560 + 0.12 * warp(x / 420, y / 420), y / 560 + 0.12 * warp(y / 420 + 8, x / 420))
    const g = grains[hit.cell]
    if (!g) return 0
    const bend = 5 * strain(x / 380, y / 380)
    const across = x * Math.cos(g.turn) + y * Math.sin(g.turn) + bend
    let wave = Math.cos((2 * Math.PI * across) / g.spacing + g.phase)
    if (g.second) {
      const other = x * Math.cos(g.turn + 1.18) + y * Math.sin(g.turn + 1.18) + bend
      wave =
        0.62 * wave +
        0.55 * Math.cos((2 * Math.PI * other) / g.spacing) +
        0.18 * wave * Math.cos((2 * Math.PI * other) / g.spacing)
    }
    const edge = Math.min(1, hit.border / 0.075)
    return (
      0.48 +
      0.42 * wave * g.depth * edge * (0.75 + 0.35 * thick(x / 150, y / 150)) +
      0.16 * thick(x / 300 + 7, y / 300) +
      (1 - edge) * 0.05 * warp(x / 14, y / 14)
    )
  })
  const fine = blur(
    gridOf(w, h, () => random.normal()),
    1.5,
  )
  const soft = blur(light, 0.8)
  const picture = colourGrid(
    mapGrid(soft, (v, i) => v * 0.92 + 0.07 * (fine.data[i] ?? 0)),
    grey,
  )
  return overlay(
    picture,
    `<path d="M70 1262h300" stroke="#fff" stroke-width="12"/><text x="220" y="1236" font-size="44" text-anchor="middle" fill="#fff" ${sans} font-weight="600">5 nm</text>`,
  )
}

/** Rings of spots around the direct beam: selected-area electron diffraction of small crystals. */
export async function electronDiffraction(): Promise<Picture> {
  const w = 2000
  const h = 1333
  const random = createRandom(91)
  const cx = 960
  const cy = 676
  const data = new Float32Array(w * h)
  // Fluorite structure: ring radii go with the root of h² + k² + l² for 111, 200, 220, 311, 222, 400, 331, 420, 422.
  const rings: [number, number][] = [
    [3, 1],
    [4, 0.42],
    [8, 0.8],
    [11, 0.72],
    [12, 0.16],
    [16, 0.16],
    [19, 0.32],
    [20, 0.2],
    [24, 0.26],
  ]
  const spot = (x: number, y: number, r: number, strength: number) => {
    for (let j = Math.floor(y - 3.5 * r); j <= y + 3.5 * r; j++) {
      for (let i = Math.floor(x - 3.5 * r); i <= x + 3.5 * r; i++) {
        if (i < 0 || j < 0 || i >= w || j >= h) continue
        const k = j * w + i
        data[k] = (data[k] ?? 0) + strength * Math.exp(-((i - x) ** 2 + (j - y) ** 2) / (2 * r * r))
      }
    }
  }
  for (const [sum, strength] of rings) {
    const radius = 140 * Math.sqrt(sum)
    for (let n = 0; n < 420; n++) {
      const angle = random.between(0, 2 * Math.PI)
      spot(
        cx + (radius + random.normal() * 1.6) * Math.cos(angle),
        cy + (radius + random.normal() * 1.6) * Math.sin(angle),
        random.between(1.6, 3.6),
        strength * Math.pow(random.next(), 3) * 0.85,
      )
    }
  }
  const light = gridOf(w, h, (x, y) => {
    const r = Math.hypot(x - cx, y - cy)
    let v = 1.5 * Math.exp(-r / 42) + 0.24 * Math.exp(-r / 330)
    for (const [sum, strength] of rings)
      v += strength * 0.2 * Math.exp(-((r - 140 * Math.sqrt(sum)) ** 2) / 60)
    return v + (data[y * w + x] ?? 0)
  })
  const grain = blur(
    gridOf(w, h, () => random.normal()),
    1.2,
  )
  const picture = colourGrid(
    mapGrid(light, (v, i) => 1 - Math.exp(-1.5 * v) + 0.008 * (grain.data[i] ?? 0) + 0.015),
    ramp('#05070a', '#4a535e', '#b9c4cc', '#ffffff'),
  )
  const tag = (sum: number, words: string, angle: number) => {
    const r = 140 * Math.sqrt(sum) + 14
    return `<text x="${cx + r * Math.cos(angle) + 6}" y="${cy + r * Math.sin(angle)}" font-size="38" fill="#ffe9a8" ${sans} font-weight="500">${words}</text>`
  }
  return overlay(
    picture,
    `<path d="M${cx - 30} ${cy + 4}a30 30 0 0 1 52 -22L-20 -12L-20 220Z" fill="#020304"/>`.replace(
      'L-20 -12L-20 220Z',
      `L60 1400L-120 1400Z`,
    ) +
      tag(3, '111', -0.5) +
      tag(8, '220', -0.42) +
      tag(11, '311', -0.3) +
      tag(24, '422', -0.25) +
      `<path d="M1620 1268h300" stroke="#fff" stroke-width="9"/><text x="1770" y="1242" font-size="40" text-anchor="middle" fill="#fff" ${sans} font-weight="600">5 nm⁻¹</text>`,
  )
}

/** Colour of a thin film in white light for a path difference in nanometres, from three wavelengths with finite coherence. */
export function filmColour(path: number): Rgb {
  const wave = (lambda: number) =>
    0.5 - 0.5 * Math.exp(-path / 3600) * Math.cos((2 * Math.PI * path) / lambda)
  return [wave(620) * 255, wave(540) * 245, wave(455) * 255]
}

/** A drying film: interference colours over a warped thickness. */
export async function interferenceColours(): Promise<Picture> {
  const thick = fractalNoise(103, 3)
  const swirl = gradientNoise(104)
  const streak = fractalNoise(105, 2)
  const big = paint(3000, 2000, (x, y) => {
    const u = x / 1500
    const v = y / 1500
    const a = swirl(u * 1.3, v * 1.3)
    const wx = u + 0.35 * swirl(u + a, v + 4)
    const wy = v + 0.35 * swirl(u + 9, v - a)
    const d =
      60 +
      1750 * Math.pow(v / 1.33, 1.15) +
      330 * thick(wx * 0.8, wy * 0.8) +
      90 * Math.sin(2.4 * wx + 2 * a) +
      60 * streak(u * 9 + 2 * a, v * 1.1)
    const c = filmColour(Math.max(0, d))
    const gleam = 0.8 + 0.25 * swirl(wx * 0.7 + 3, wy * 0.7)
    return [c[0] * gleam, c[1] * gleam, c[2] * gleam]
  })
  return resize(big, 2000, 1333)
}

/** Newton's rings in sodium light. */
export async function newtonRings(): Promise<Picture> {
  const bend = fractalNoise(111, 2)
  const big = paint(3000, 2000, (x, y) => {
    const dx = (x - 1340) / 1000
    const dy = (y - 1040) / 1000
    const r2 = dx * dx + dy * dy + 0.012 * bend(x / 900, y / 900)
    const phase = 2 * Math.PI * r2 * 9.2
    const contrast = Math.exp(-r2 * 0.16)
    const v = 0.5 - 0.5 * contrast * Math.cos(phase)
    const lamp = Math.exp(-((x - 1600) ** 2 + (y - 900) ** 2) / 3.4e6)
    const k = (0.1 + 0.9 * v) * (0.3 + 0.78 * lamp)
    return [k * 262, k * 186, k * 44]
  })
  return resize(big, 2000, 1333)
}

/** Raman map of a flake with terraces, a fold and wrinkles. */
export async function ramanMap(): Promise<Picture> {
  const cells = 380
  const rows = 253
  const warp = fractalNoise(121, 3)
  const random = createRandom(122)
  const field = gridOf(cells, rows, (x, y) => {
    const u = (x - 186) / 120
    const v = (y - 128) / 120
    const tri = (cx: number, cy: number, r: number, turn: number) => {
      let d = -9
      for (let k = 0; k < 3; k++) {
        const a = turn + (k * 2 * Math.PI) / 3
        d = Math.max(d, (u - cx) * Math.cos(a) + (v - cy) * Math.sin(a) - r)
      }
      return d + 0.018 * warp(x / 26, y / 26)
    }
    const soft = (d: number) => 1 / (1 + Math.exp(d / 0.013))
    const one = soft(tri(-0.12, 0.06, 0.52, 0.45))
    const two = soft(tri(-0.16, 0.1, 0.24, 0.45))
    const three = soft(tri(0.98, -0.55, 0.2, 1.5))
    const four = soft(tri(-1.2, -0.5, 0.13, 0.2))
    const fold = Math.exp(-(((u + 0.5 * v - 0.05 + 0.05 * Math.sin(v * 5)) / 0.022) ** 2)) * one
    return (
      0.08 +
      0.4 * one +
      0.24 * two +
      0.36 * three +
      0.42 * four +
      0.17 * fold +
      0.05 * warp(x / 40 + 5, y / 40) * (one + 0.2) +
      0.014 * random.normal()
    )
  })
  const map = await resize(colourGrid(field, sea), 1900, 1265)
  const frame = await draw({
    width: 2000,
    height: 1333,
    body: '<rect width="2000" height="1333" fill="#10131c"/>',
  })
  const cut = await resize(map, 1660, 1105)
  return overlay(
    await inset(frame, cut, 60, 114),
    `<rect x="60" y="114" width="1660" height="1105" fill="none" stroke="#d7dde8" stroke-width="3"/>` +
      `<text x="60" y="78" font-size="40" fill="#e7ecf4" ${sans} font-weight="500">Raman intensity, A₁g mode near 405 cm⁻¹</text>` +
      `<path d="M120 1160h218" stroke="#fff" stroke-width="10"/><text x="229" y="1136" font-size="38" text-anchor="middle" fill="#fff" ${sans} font-weight="600">5 µm</text>` +
      `<text x="60" y="1284" font-size="31" fill="#9aa5b8" ${sans}>532 nm · 0.5 mW · step 0.1 µm</text>` +
      colourScale(sea, 1772, 300, 46, 760, ['0', '0.2', '0.4', '0.6', '0.8', '1'], 'norm.', '#e7ecf4'),
  )
}

/** A micro-heater with meandering track, seen by an infra-red camera. */
export async function thermalMap(): Promise<Picture> {
  const w = 500
  const h = 333
  const random = createRandom(131)
  const source = gridOf(w, h, (x, y) => {
    const u = x - 226
    const v = y - 166
    const inside = Math.abs(u) < 66 && Math.abs(v) < 66
    const track = inside && Math.abs(((v + 66) % 22) - 11) < 6 ? 1 : 0
    const leads =
      (Math.abs(v) < 7 && Math.abs(u) >= 66 ? 0.34 : 0) + (Math.abs(u) < 5 && Math.abs(v) >= 66 ? 0.2 : 0)
    return track + leads
  })
  const near = blur(source, 3)
  const mid = blur(source, 22)
  const far = blur(source, 60)
  const board = gridOf(w, h, (x, y) => (Math.abs(x - 226) < 118 && Math.abs(y - 166) < 118 ? 1 : 0))
  const edge = blur(board, 1.4)
  const field = mapGrid(near, (v, i) => {
    const b = edge.data[i] ?? 0
    const warm = 0.32 * v + 1.15 * (mid.data[i] ?? 0) + 0.8 * (far.data[i] ?? 0)
    return (0.05 + 0.93 * warm) * (0.55 + 0.45 * b) + 0.035 * b + 0.004 * random.normal()
  })
  const scaled = normalise(field, 0)
  const picture = await resize(colourGrid(scaled, heat), 2000, 1333)
  const cross = (x: number, y: number, words: string) =>
    `<path d="M${x - 34} ${y}h24M${x + 10} ${y}h24M${x} ${y - 34}v24M${x} ${y + 10}v24" stroke="#fff" stroke-width="4"/><text x="${x + 44}" y="${y - 22}" font-size="40" fill="#fff" ${sans} font-weight="600">${words}</text>`
  return overlay(
    picture,
    `<rect x="1690" y="0" width="310" height="1333" fill="#0a0713"/>` +
      cross(904, 664, '') +
      `<text x="904" y="236" font-size="40" text-anchor="middle" fill="#fff" ${sans} font-weight="600">max 300 °C</text><path d="M904 252V620" stroke="#fff" stroke-width="3" stroke-dasharray="3 10" stroke-linecap="round"/>` +
      cross(1240, 380, '96 °C') +
      `<path d="M80 1262h340" stroke="#fff" stroke-width="9"/><text x="250" y="1236" font-size="40" text-anchor="middle" fill="#fff" ${sans} font-weight="600">1 mm</text>` +
      colourScale(heat, 1744, 250, 56, 840, ['25', '80', '135', '190', '245', '300'], 'T (°C)', '#f4eefc'),
  )
}

/** A laser beam that becomes its own lens: intensity from above, in false colours. */
export async function selfFocusing(): Promise<Picture> {
  const map = ramp('#04070f', '#072238', '#0b5561', '#1f9d6c', '#b6e35a', '#fff7c4', '#ffffff')
  const ripple = fractalNoise(141, 3)
  const dust = createRandom(142)
  const picture = paint(2000, 1333, (x, y) => {
    const z = (x - 300) / 1400
    const inside = z > 0 && z < 1
    const waist = inside
      ? 34 + 170 * Math.pow(Math.abs(z - 0.62), 1.3) * 1.5
      : z <= 0
        ? 34 + 170 * Math.pow(0.62, 1.3) * 1.5
        : 34 + 170 * Math.pow(0.38, 1.3) * 1.5 + (z - 1) * 320
    const r = (y - 666) / waist
    const peak = Math.min(2.4, (120 / waist) ** 1.15)
    const main = peak * Math.exp(-2 * r * r)
    const rings =
      inside && z > 0.55
        ? 0.14 *
          Math.max(0, z - 0.55) *
          2.4 *
          (1 + Math.cos(9.5 * Math.abs(r))) *
          Math.exp(-Math.abs(r) * 0.62) *
          peak
        : 0
    const scatter = inside ? 1 + 0.1 * ripple(x / 22, y / 22) : 0.13
    const glow = inside ? 0.05 * Math.exp(-Math.abs(y - 666) / 260) : 0
    return map(1 - Math.exp(-1.05 * ((main + rings) * scatter + glow)) + 0.003 * dust.normal())
  })
  const line = (x: number) =>
    `<path d="M${x} 150V1180" stroke="#8fb7c9" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>`
  return overlay(
    picture,
    line(300) +
      line(1700) +
      `<text x="1000" y="118" text-anchor="middle" font-size="46" fill="#d9eef2" font-family="EB Garamond" font-style="italic">Light that bends itself</text>` +
      `<path d="M300 1232h1400M300 1216v32M1700 1216v32" stroke="#8fb7c9" stroke-width="3"/><text x="1000" y="1290" text-anchor="middle" font-size="36" fill="#b9d6df" ${sans}>10 mm of carbon disulphide (sample simulation)</text>` +
      `<text x="70" y="640" font-size="36" fill="#b9d6df" ${sans}>I₀</text>`,
  )
}
