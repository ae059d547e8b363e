import { fractalNoise } from './noise'
import { overlay, paint, resize, type Picture } from './picture'
import { createRandom } from './random'
import { box, createSketch, disc, shape, stroke, words, type Sketch } from './sketch'
import { css, hex, mix, type Rgb } from './tone'

/** A glass vial with a screw cap that holds a clear liquid. */
function vial(
  s: Sketch,
  x: number,
  floor: number,
  w: number,
  h: number,
  liquid: string,
  opacity: number,
  level: number,
  glow?: string,
): void {
  const top = floor - h
  const neck = w * 0.36
  const surface = floor - h * level
  const r = w * 0.1
  const body = `M${x - w / 2} ${floor - r}V${top + h * 0.2}Q${x - w / 2} ${top + h * 0.13} ${x - neck} ${top + h * 0.1}V${top}H${x + neck}V${top + h * 0.1}Q${x + w / 2} ${top + h * 0.13} ${x + w / 2} ${top + h * 0.2}V${floor - r}Q${x + w / 2} ${floor} ${x + w / 2 - r} ${floor}H${x - w / 2 + r}Q${x - w / 2} ${floor} ${x - w / 2} ${floor - r}Z`
  const inner = w / 2 - 9
  const fluid = `M${x - inner} ${surface}V${floor - r - 6}Q${x - inner} ${floor - 12} ${x - inner + r} ${floor - 12}H${x + inner - r}Q${x + inner} ${floor - 12} ${x + inner} ${floor - r - 6}V${surface}Z`
  const dark = glow !== undefined
  if (glow) s.add(disc(x, floor - h * 0.3, w * 1.05, glow, h * 0.62, `opacity="0.4" ${s.soft(60)}`))
  s.add(shape(body, dark ? '#dfe8ff' : '#ffffff', `opacity="${dark ? 0.07 : 0.5}"`))
  s.add(shape(fluid, liquid, `opacity="${opacity}"`))
  s.add(
    shape(
      fluid,
      s.linear([
        [0, '#000', dark ? 0.45 : 0.28],
        [0.12, '#000', 0.04],
        [0.38, '#fff', dark ? 0.3 : 0.25],
        [0.55, '#fff', 0],
        [0.88, '#000', 0.05],
        [1, '#000', dark ? 0.45 : 0.26],
      ]),
    ),
  )
  s.add(
    disc(x, surface, inner, liquid, w * 0.085, `opacity="${Math.min(1, opacity + 0.06)}"`),
    disc(x, surface, inner, '#ffffff', w * 0.085, `opacity="${dark ? 0.25 : 0.35}"`),
  )
  s.add(
    shape(
      body,
      s.linear([
        [0, '#8fa0ad', 0.55],
        [0.06, '#ffffff', 0.35],
        [0.14, '#ffffff', 0],
        [0.86, '#ffffff', 0],
        [0.95, '#ffffff', 0.4],
        [1, '#7d8e9b', 0.6],
      ]),
      `opacity="${dark ? 0.55 : 0.9}"`,
    ),
  )
  s.add(
    box(
      x - w * 0.36,
      top + h * 0.2,
      w * 0.07,
      h * 0.68,
      '#ffffff',
      w * 0.035,
      `opacity="${dark ? 0.35 : 0.75}"`,
    ),
  )
  const cap = dark ? '#20242c' : '#2d3a48'
  s.add(
    box(x - w * 0.4, top - h * 0.15, w * 0.8, h * 0.18, cap, 12),
    box(
      x - w * 0.4,
      top - h * 0.15,
      w * 0.8,
      h * 0.18,
      s.linear([
        [0, '#000', 0.4],
        [0.25, '#fff', 0.25],
        [0.5, '#fff', 0],
        [1, '#000', 0.5],
      ]),
      12,
    ),
  )
  for (let k = 0; k < 11; k++)
    s.add(
      stroke(`M${x - w * 0.37 + k * w * 0.074} ${top - h * 0.11}v${h * 0.1}`, '#000', 4, 'opacity="0.22"'),
    )
}

export function dyeBeforeAndAfter(): Promise<Picture> {
  const s = createSketch(2000, 1333)
  s.add(
    box(
      0,
      0,
      2000,
      1333,
      s.linear(
        [
          [0, '#f7f9fa'],
          [0.66, '#e4eaee'],
          [0.7, '#cfd8de'],
          [1, '#eef2f4'],
        ],
        90,
      ),
    ),
  )
  s.add(
    disc(
      1000,
      420,
      1100,
      s.radial([
        [0, '#ffffff', 1],
        [1, '#ffffff', 0],
      ]),
      520,
    ),
  )
  const times = [0, 20, 40, 60, 80, 100]
  times.forEach((minutes, k) => {
    const x = 240 + k * 304
    const left = Math.exp(-minutes / 26)
    const tint = css(mix(hex('#dfeef2'), hex('#0c3fae'), Math.pow(left, 0.55)))
    s.add(disc(x + 60, 1062, 150, '#51606d', 20, `opacity="0.38" ${s.soft(14)}`))
    s.add(
      shape(
        `M${x - 100} 1064L${x + 105} 1064L${x + 330} 1210L${x + 90} 1210Z`,
        tint,
        `opacity="${0.1 + 0.32 * left}" ${s.soft(26)}`,
      ),
    )
    vial(s, x, 1062, 222, 640, tint, 0.42 + 0.5 * left, 0.7)
    s.add(
      words(
        x,
        1262,
        minutes === 0 ? '0 min' : String(minutes),
        44,
        '#3d4b57',
        'text-anchor="middle" font-weight="500"',
      ),
    )
  })
  return s.picture()
}

export function nanocrystalLecture(): Promise<Picture> {
  const s = createSketch(2000, 1333)
  s.add(
    box(
      0,
      0,
      2000,
      1333,
      s.linear(
        [
          [0, '#06060f'],
          [0.62, '#0d0b1f'],
          [0.64, '#07060f'],
          [1, '#020207'],
        ],
        90,
      ),
    ),
  )
  s.add(
    disc(
      1000,
      -80,
      1500,
      s.radial([
        [0, '#5a2bd6', 0.42],
        [1, '#5a2bd6', 0],
      ]),
      700,
    ),
  )
  const colours = ['#2746ff', '#0f9bff', '#00e5d0', '#2dff57', '#c9ff1f', '#ffc61a', '#ff7a1a', '#ff2a2a']
  colours.forEach((colour, k) => {
    const x = 195 + k * 230
    s.add(disc(x, 1010, 150, colour, 60, `opacity="0.55" ${s.soft(36)}`))
    s.add(
      shape(
        `M${x - 80} 1000H${x + 80}L${x + 110} 1333H${x - 110}Z`,
        s.linear(
          [
            [0, colour, 0.38],
            [1, colour, 0],
          ],
          90,
        ),
        s.soft(10),
      ),
    )
    vial(s, x, 1000, 168, 540, colour, 0.92, 0.66, colour)
    s.add(disc(x, 850, 62, '#ffffff', 110, `opacity="0.28" ${s.soft(26)}`))
  })
  s.add(
    words(
      1000,
      196,
      'Colour from quantum confinement',
      86,
      '#efeaff',
      'text-anchor="middle" font-weight="500"',
      'EB Garamond',
    ),
  )
  s.add(
    words(1000, 264, 'Guest lecture with an experiment in the dark', 36, '#b3aad8', 'text-anchor="middle"'),
  )
  return s.picture()
}

/** An agar plate with a bacterial lawn and clear zones around five discs. */
export async function inhibitionZones(): Promise<Picture> {
  const W = 3000
  const H = 2000
  const lawn = fractalNoise(151, 4)
  const fine = fractalNoise(152, 3)
  const random = createRandom(153)
  const cx = 1480
  const cy = 1000
  const R = 900
  const zones = [
    { x: -350, y: -330, r: 250 },
    { x: 380, y: -310, r: 196 },
    { x: 440, y: 330, r: 132 },
    { x: -330, y: 380, r: 170 },
    { x: 30, y: 20, r: 62 },
  ]
  const picture = paint(W, H, (x, y) => {
    const dx = x - cx
    const dy = y - cy
    const d = Math.hypot(dx, dy)
    const table = 34 + 10 * fine(x / 700, y / 700) + 0.6 * random.normal()
    if (d > R + 60) {
      const shade = Math.min(1, Math.max(0, (Math.hypot(dx - 50, dy - 60) - R - 40) / 130))
      return [
        table * (0.35 + 0.65 * shade),
        (table + 4) * (0.35 + 0.65 * shade),
        (table + 10) * (0.35 + 0.65 * shade),
      ]
    }
    if (d > R - 26) {
      const t = (d - R + 26) / 86
      const light = Math.pow(Math.max(0, Math.cos(Math.atan2(dy, dx) + 2.3)), 3)
      const rim =
        0.32 +
        0.5 * Math.exp(-(((t - 0.2) / 0.07) ** 2)) * (0.35 + light) +
        0.62 * Math.exp(-(((t - 0.86) / 0.06) ** 2)) * (0.3 + light)
      return [rim * 190, rim * 204, rim * 216]
    }
    let clear = 0
    let halo = 0
    for (const z of zones) {
      const e = Math.hypot(dx - z.x, dy - z.y) + 7 * lawn(x / 90, y / 90) - z.r
      clear = Math.max(clear, 1 / (1 + Math.exp(e / 7)))
      halo = Math.max(halo, Math.exp(-((e - 16) ** 2) / 500))
    }
    const edge = Math.max(0, (d - R + 130) / 130)
    const cover =
      (1 - clear) * (0.82 + 0.1 * lawn(x / 240, y / 240) + 0.05 * fine(x / 9, y / 9) + 0.13 * halo)
    const light = 1.02 - 0.16 * ((dx + dy) / R) - 0.28 * edge * edge
    const agar: Rgb = [130, 86, 38]
    const bloom: Rgb = [236, 214, 158]
    const surface = mix(agar, bloom, cover)
    return [surface[0] * light, surface[1] * light, surface[2] * light]
  })
  const small = await resize(picture, 2000, 1333)
  const s = createSketch(2000, 1333)
  zones.forEach((z, k) => {
    const x = ((cx + z.x) * 2) / 3
    const y = ((cy + z.y) * 2) / 3
    s.add(
      disc(x + 7, y + 9, 35, '#3a2207', 35, `opacity="0.5" ${s.soft(6)}`),
      disc(
        x,
        y,
        34,
        s.radial(
          [
            [0, '#ffffff'],
            [0.8, '#f1eee8'],
            [1, '#c9c2b6'],
          ],
          0.42,
          0.4,
          0.62,
        ),
      ),
    )
    s.add(
      words(
        x,
        y + 11,
        ['16', '8', '4', '6', 'C'][k] ?? '',
        31,
        '#55606b',
        'text-anchor="middle" font-weight="600"',
      ),
    )
  })
  s.add(stroke('M610 270A560 560 0 0 1 860 140', '#ffffff', 16, `opacity="0.4" ${s.soft(7)}`))
  s.add(
    stroke('M1690 1250h240', '#fff', 8),
    words(1810, 1226, '20 mm', 38, '#fff', 'text-anchor="middle" font-weight="600"'),
  )
  return overlay(small, s.body())
}

/** Posts, lenses and mounts of an optical table, seen from the side. */
export function mount(
  s: Sketch,
  x: number,
  y: number,
  floor: number,
  r: number,
  kind: 'lens' | 'iris' | 'cell' | 'detector' | 'splitter',
): void {
  const steel = s.linear([
    [0, '#2a2f36'],
    [0.3, '#aab3bc'],
    [0.5, '#6c757f'],
    [1, '#1c2026'],
  ])
  const black = s.linear([
    [0, '#0d0f12'],
    [0.35, '#464c55'],
    [0.6, '#23272d'],
    [1, '#08090b'],
  ])
  s.add(disc(x, floor + 6, 90, '#000', 16, `opacity="0.5" ${s.soft(8)}`))
  s.add(
    box(x - 66, floor - 22, 132, 26, black, 6),
    box(x - 26, floor - 130, 52, 112, black, 5),
    box(x - 15, y + r * 0.9, 30, floor - 110 - y - r * 0.9, steel),
  )
  s.add(box(x - 32, floor - 118, 20, 20, '#8a929b', 10))
  if (kind === 'lens') {
    s.add(
      disc(x, y, r * 0.32, black, r),
      disc(
        x,
        y,
        r * 0.22,
        s.radial(
          [
            [0, '#d9f3ff', 0.75],
            [0.7, '#7fb6d6', 0.45],
            [1, '#20455c', 0.8],
          ],
          0.35,
          0.3,
          0.9,
        ),
        r * 0.82,
      ),
    )
    s.add(
      stroke(
        `M${x - r * 0.1} ${y - r * 0.6}Q${x - r * 0.19} ${y} ${x - r * 0.1} ${y + r * 0.6}`,
        '#fff',
        5,
        'opacity="0.65"',
      ),
    )
  } else if (kind === 'iris') {
    s.add(
      disc(x, y, r * 0.3, black, r),
      disc(x, y, r * 0.22, '#14171b', r * 0.8),
      disc(x, y, r * 0.06, '#05210f', r * 0.16),
    )
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4
      s.add(
        stroke(
          `M${x + Math.cos(a) * r * 0.06} ${y + Math.sin(a) * r * 0.16}L${x + Math.cos(a + 0.7) * r * 0.22} ${y + Math.sin(a + 0.7) * r * 0.78}`,
          '#5b636d',
          3,
        ),
      )
    }
  } else if (kind === 'cell') {
    s.add(box(x - 110, y + r * 0.7, 220, 34, steel, 5))
    s.add(
      box(x - 38, y - r * 0.95, 76, r * 1.68, '#bfe8ff', 4, 'opacity="0.14"'),
      box(
        x - 31,
        y - r * 0.6,
        62,
        r * 1.28,
        s.linear([
          [0, '#2f7f52', 0.5],
          [0.5, '#63d48c', 0.3],
          [1, '#1d5c38', 0.55],
        ]),
        2,
      ),
    )
    s.add(
      box(x - 38, y - r * 0.95, 76, r * 1.68, 'none', 4, 'stroke="#d6f2ff" stroke-width="4" opacity="0.75"'),
      stroke(`M${x - 27} ${y - r * 0.85}v${r * 1.4}`, '#fff', 5, 'opacity="0.55"'),
    )
  } else if (kind === 'detector') {
    s.add(
      box(x - 15, y + r * 0.5, 30, r * 0.5, steel),
      box(x - 40, y - r * 0.62, 150, r * 1.24, black, 12),
      box(x - 52, y - r * 0.36, 18, r * 0.72, '#3d444d', 5),
      box(x + 20, y - r * 0.4, 56, 26, '#c8403a', 4),
      stroke(`M${x + 110} ${y + 14}q90 0 90 120V${floor + 4}`, '#15181c', 16),
    )
  } else {
    s.add(
      box(x - 15, y + 60, 30, r, steel),
      box(x - 64, y + 50, 128, 16, black, 4),
      box(x - 50, y - 50, 100, 100, '#a9dcf5', 3, 'opacity="0.22"'),
      stroke(
        `M${x - 50} ${y - 50}h100v100h-100ZM${x - 50} ${y + 50}l100 -100`,
        '#d8f2ff',
        4,
        'opacity="0.8"',
      ),
    )
  }
}

/** A glowing beam along a path. */
export function beam(s: Sketch, d: string, colour: string, width: number): void {
  s.add(
    stroke(d, colour, width * 9, `opacity="0.14" ${s.soft(22)}`),
    stroke(d, colour, width * 3.4, `opacity="0.42" ${s.soft(7)}`),
    stroke(d, colour, width * 1.5, 'opacity="0.9"'),
    stroke(d, '#f2fff5', width * 0.55, 'opacity="0.95"'),
  )
}

export function beamOnTheBench(): Promise<Picture> {
  const s = createSketch(2000, 1333)
  const floor = 1010
  const y = 600
  s.add(
    box(
      0,
      0,
      2000,
      1333,
      s.linear(
        [
          [0, '#06090c'],
          [0.74, '#0b1216'],
          [0.76, '#141c21'],
          [1, '#0a0f12'],
        ],
        90,
      ),
    ),
  )
  s.add(
    disc(
      1000,
      600,
      1300,
      s.radial([
        [0, '#1b5a3a', 0.55],
        [1, '#1b5a3a', 0],
      ]),
      560,
    ),
  )
  for (let row = 0; row < 7; row++) {
    const fy = 1046 + row * row * 6.2 + row * 14
    const gap = 62 + row * 9
    for (let k = -20; k <= 20; k++)
      s.add(
        disc(1000 + k * gap, fy, 6 + row * 0.8, '#020303', 2.4 + row * 0.5),
        disc(1000 + k * gap, fy + 2.6 + row * 0.4, 5 + row * 0.7, '#55656c', 0.9, 'opacity="0.5"'),
      )
  }
  mount(s, 560, y, floor, 150, 'lens')
  mount(s, 960, y, floor, 140, 'cell')
  s.add(
    shape(
      `M-20 ${y - 15}L560 ${y - 15}L960 ${y - 1.5}L1400 ${y - 17}V${y + 17}L960 ${y + 1.5}L560 ${y + 15}L-20 ${y + 15}Z`,
      '#1fff6a',
      `opacity="0.35" ${s.soft(24)}`,
    ),
  )
  s.add(
    shape(
      `M-20 ${y - 11}L560 ${y - 11}L960 ${y - 1.6}L1400 ${y - 12}V${y + 12}L960 ${y + 1.6}L560 ${y + 11}L-20 ${y + 11}Z`,
      '#35ff7c',
      `opacity="0.85" ${s.soft(3)}`,
    ),
  )
  s.add(
    shape(
      `M-20 ${y - 4}L560 ${y - 4}L960 ${y - 1.2}L1400 ${y - 5}V${y + 5}L960 ${y + 1.2}L560 ${y + 4}L-20 ${y + 4}Z`,
      '#eafff0',
      `opacity="0.95" ${s.soft(1.2)}`,
    ),
  )
  s.add(
    disc(
      960,
      y,
      150,
      s.radial([
        [0, '#dcffe8', 0.95],
        [0.12, '#49ff8c', 0.6],
        [1, '#1fff6a', 0],
      ]),
    ),
    disc(
      560,
      y,
      66,
      s.radial([
        [0, '#c9ffdc', 0.6],
        [1, '#1fff6a', 0],
      ]),
      110,
    ),
  )
  mount(s, 1400, y, floor, 150, 'iris')
  s.add(
    disc(
      1400,
      y,
      70,
      s.radial([
        [0, '#eafff0', 0.95],
        [0.25, '#35ff7c', 0.7],
        [1, '#1fff6a', 0],
      ]),
      110,
    ),
  )
  s.add(
    shape(`M1400 ${y - 4}L1700 ${y - 7}V${y + 7}L1400 ${y + 4}Z`, '#35ff7c', `opacity="0.9" ${s.soft(2)}`),
  )
  mount(s, 1740, y, floor, 130, 'detector')
  s.add(
    disc(
      1694,
      y,
      60,
      s.radial([
        [0, '#eafff0', 0.9],
        [0.3, '#35ff7c', 0.5],
        [1, '#1fff6a', 0],
      ]),
    ),
  )
  // The table mirrors the beam softly.
  s.add(box(0, 1062, 1700, 26, '#35ff7c', 13, `opacity="0.16" ${s.soft(16)}`))
  return s.picture()
}
