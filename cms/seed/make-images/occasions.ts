import { violetPlates } from './banners'
import { fractalNoise } from './noise'
import { asSvgImage, draw, paint, resize, type Picture } from './picture'
import { sensorResponseBody } from './plots'
import { createRandom } from './random'
import { box, createSketch, disc, shape, stroke, words } from './sketch'
import { css, hex, mix, ramp } from './tone'

const W = 2000
const H = 1333
const serif = 'EB Garamond'

/** A rangoli whose rings are repeating lattices. */
export async function rangoli(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.radial([
        [0, '#8a4a33'],
        [1, '#4b2419'],
      ]),
    ),
  )
  const random = createRandom(401)
  for (let k = 0; k < 5200; k++)
    s.add(
      disc(
        random.between(0, W),
        random.between(0, H),
        random.between(0.8, 2.4),
        k % 2 ? '#a9674c' : '#32150d',
        undefined,
        'opacity="0.35"',
      ),
    )
  const cx = 1000
  const cy = 666
  const at = (r: number, a: number): [number, number] => [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  const petal = (r0: number, r1: number, a: number, half: number, fill: string) => {
    const [x0, y0] = at(r0, a)
    const [x1, y1] = at(r1, a)
    const [xl, yl] = at((r0 + r1) / 2, a - half)
    const [xr, yr] = at((r0 + r1) / 2, a + half)
    s.add(
      shape(
        `M${x0} ${y0}Q${xl} ${yl} ${x1} ${y1}Q${xr} ${yr} ${x0} ${y0}Z`,
        fill,
        'stroke="#fff7ea" stroke-width="5"',
      ),
    )
  }
  const ring = (n: number, r0: number, r1: number, half: number, fills: string[], shift = 0) => {
    for (let k = 0; k < n; k++)
      petal(r0, r1, ((k + shift) * 2 * Math.PI) / n, half, fills[k % fills.length] ?? '#fff')
  }
  const hexagon = (x: number, y: number, r: number, fill: string, turn: number) => {
    const d = Array.from(
      { length: 6 },
      (_, k) =>
        `${k ? 'L' : 'M'}${x + r * Math.cos(turn + (k * Math.PI) / 3)} ${y + r * Math.sin(turn + (k * Math.PI) / 3)}`,
    ).join('')
    s.add(shape(`${d}Z`, fill, 'stroke="#fff7ea" stroke-width="5"'))
  }
  s.add(disc(cx, cy, 622, '#7a1f4d'), disc(cx, cy, 622, 'none', 622, 'stroke="#fff7ea" stroke-width="9"'))
  ring(36, 520, 614, 0.11, ['#f2b632', '#e4572e'])
  s.add(disc(cx, cy, 520, '#0f6e78'), disc(cx, cy, 520, 'none', 520, 'stroke="#fff7ea" stroke-width="7"'))
  for (let k = 0; k < 18; k++) {
    const [x, y] = at(470, (k * Math.PI) / 9)
    hexagon(x, y, 44, k % 2 ? '#f7d04a' : '#ffffff', (k * Math.PI) / 9)
  }
  s.add(disc(cx, cy, 416, '#f2f0e6'), disc(cx, cy, 416, 'none', 416, 'stroke="#c7352f" stroke-width="9"'))
  ring(18, 286, 404, 0.2, ['#1b8a5a', '#3fb57c'], 0.5)
  ring(18, 300, 366, 0.1, ['#f7d04a'], 0.5)
  s.add(disc(cx, cy, 292, '#d63b68'), disc(cx, cy, 292, 'none', 292, 'stroke="#fff7ea" stroke-width="7"'))
  // The middle: a honeycomb, the lattice of graphene and of wurtzite seen along its axis.
  for (let q = -3; q <= 3; q++)
    for (let r = -3; r <= 3; r++) {
      const x = cx + 74 * (q + r / 2)
      const y = cy + 64 * r
      const d = Math.hypot(x - cx, y - cy)
      if (d < 230)
        hexagon(
          x,
          y,
          39,
          ['#ffcf3f', '#ff9d2e', '#ff6b3d', '#ffe9a3'][Math.round(d / 74) % 4] ?? '#fff',
          Math.PI / 6,
        )
    }
  for (let q = -3; q <= 3; q++)
    for (let r = -3; r <= 3; r++) {
      const x = cx + 74 * (q + r / 2)
      const y = cy + 64 * r
      if (Math.hypot(x - cx, y - cy) < 230) s.add(disc(x, y, 11, '#5b1238'))
    }
  for (let k = 0; k < 36; k++) {
    const [x, y] = at(662, ((k + 0.5) * Math.PI) / 18)
    s.add(disc(x, y, k % 3 ? 10 : 16, k % 3 ? '#fff7ea' : '#f7d04a'))
  }
  for (const [x, y] of [
    [250, 260],
    [1750, 260],
    [250, 1080],
    [1750, 1080],
  ] as const) {
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4
      s.add(
        shape(
          `M${x} ${y}Q${x + 90 * Math.cos(a - 0.5)} ${y + 90 * Math.sin(a - 0.5)} ${x + 130 * Math.cos(a)} ${y + 130 * Math.sin(a)}Q${x + 90 * Math.cos(a + 0.5)} ${y + 90 * Math.sin(a + 0.5)} ${x} ${y}Z`,
          k % 2 ? '#f2b632' : '#d63b68',
          'stroke="#fff7ea" stroke-width="4"',
        ),
      )
    }
    s.add(disc(x, y, 26, '#0f6e78', 26, 'stroke="#fff7ea" stroke-width="4"'))
  }
  // Powder is never quite smooth: a fine grain over all colours.
  const clean = await s.picture()
  const grain = createRandom(402)
  return paint(W, H, (_x, _y, i) => {
    const g = 1 + 0.035 * grain.normal()
    return [(clean.rgb[i * 3] ?? 0) * g, (clean.rgb[i * 3 + 1] ?? 0) * g, (clean.rgb[i * 3 + 2] ?? 0) * g]
  })
}

export function posterAward(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#e9e4da'],
          [1, '#cfc6b6'],
        ],
        80,
      ),
    ),
  )
  s.add(
    box(330, 110, 1000, 1300, '#000', 6, `opacity="0.3" ${s.soft(24)}`),
    box(300, 80, 1000, 1330, '#fdfdfb', 4),
    box(300, 80, 1000, 210, '#123a5c'),
  )
  s.add(
    words(350, 165, 'Sniffing out hydrogen', 72, '#fff', 'font-weight="600"', serif),
    words(350, 235, 'Pd-decorated SnO₂ nanofibres · S. Placeholder (sample poster)', 31, '#cfe0ee'),
  )
  const frame = {
    x: 420,
    y: 360,
    width: 820,
    height: 420,
    size: 26,
    across: { from: 0, to: 150, ticks: [0, 50, 100, 150], label: 'Time (min)' },
    up: { from: 0, to: 27, ticks: [0, 10, 20], label: 'Response' },
  }
  s.add(sensorResponseBody(frame))
  for (let k = 0; k < 9; k++) s.add(box(350, 920 + k * 34, k % 4 === 3 ? 300 : 420, 12, '#c9ced3', 6))
  const bars = [120, 190, 240, 150, 90]
  bars.forEach((h, k) => {
    s.add(box(860 + k * 80, 1180 - h, 54, h, k === 2 ? '#d9902f' : '#5f8fb8', 4))
  })
  s.add(stroke('M840 1182H1260', '#5b6670', 4))
  const cx = 1510
  const cy = 800
  s.add(disc(cx + 24, cy + 40, 300, '#000', 300, `opacity="0.3" ${s.soft(30)}`))
  s.add(
    shape(
      `M${cx - 150} ${cy + 150}L${cx - 250} ${cy + 520}L${cx - 120} ${cy + 450}L${cx - 40} ${cy + 560}L${cx + 30} ${cy + 180}Z`,
      '#1f4f96',
    ),
    shape(
      `M${cx + 150} ${cy + 150}L${cx + 250} ${cy + 520}L${cx + 120} ${cy + 450}L${cx + 40} ${cy + 560}L${cx - 30} ${cy + 180}Z`,
      '#2f6bbd',
    ),
  )
  for (let k = 0; k < 32; k++) {
    const a = (k * Math.PI) / 16
    s.add(disc(cx + 268 * Math.cos(a), cy + 268 * Math.sin(a), 44, '#2a61ad'))
  }
  s.add(
    disc(cx, cy, 268, '#2a61ad'),
    disc(
      cx,
      cy,
      226,
      s.linear(
        [
          [0, '#fff2b8'],
          [0.35, '#e3b443'],
          [0.6, '#b9821f'],
          [1, '#f2d271'],
        ],
        50,
      ),
    ),
    disc(
      cx,
      cy,
      190,
      s.linear(
        [
          [0, '#c9922b'],
          [0.5, '#f5d878'],
          [1, '#b47d1c'],
        ],
        60,
      ),
    ),
    disc(
      cx,
      cy,
      182,
      'none',
      182,
      'stroke="#8f6210" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"',
    ),
  )
  s.add(
    words(
      cx,
      cy - 40,
      'BEST',
      64,
      '#6b470a',
      'text-anchor="middle" font-weight="700" letter-spacing="10"',
      serif,
    ),
    words(
      cx,
      cy + 40,
      'POSTER',
      64,
      '#6b470a',
      'text-anchor="middle" font-weight="700" letter-spacing="8"',
      serif,
    ),
    words(cx, cy + 100, 'sample award', 34, '#6b470a', 'text-anchor="middle" font-style="italic"', serif),
  )
  return s.picture()
}

export async function journalCoverOnDesk(): Promise<Picture> {
  const wood = fractalNoise(411, 4)
  const desk = await resize(
    paint(1000, 667, (x, y) => {
      const g = wood(x / 320, y / 16) * 0.5 + 0.5 * Math.sin((y + 24 * wood(x / 260, y / 90)) / 9) * 0.18
      return mix([92, 62, 44], [150, 108, 78], Math.min(1, Math.max(0, 0.5 + 0.55 * g)))
    }),
    W,
    H,
  )
  const cover = await violetPlates(1800, 2400)
  const s = createSketch(W, H)
  s.add(await asSvgImage(desk, 0, 0, W, H))
  s.add(
    disc(
      500,
      120,
      1100,
      s.radial([
        [0, '#fff3dc', 0.5],
        [1, '#fff3dc', 0],
      ]),
      700,
    ),
  )
  s.add(
    `<g transform="rotate(-7 1000 666)">`,
    box(640, 130, 790, 1120, '#000', 6, `opacity="0.55" ${s.soft(30)}`),
    box(600, 90, 790, 1120, '#f4f1f8', 4),
    await asSvgImage(cover, 600, 90, 790, 1120),
  )
  s.add(
    box(600, 90, 790, 250, '#14091f', 0, 'opacity="0.88"'),
    words(640, 180, 'Sample Journal of', 58, '#e9dcff', '', serif),
    words(640, 280, 'Gas Sensing', 112, '#ffffff', 'font-weight="600"', serif),
    words(1350, 178, 'Volume 9 · Number 3', 26, '#c9b3ea', 'text-anchor="end"'),
  )
  s.add(
    box(600, 1090, 790, 120, '#14091f', 0, 'opacity="0.88"'),
    words(640, 1146, 'A breath of nitrogen dioxide', 44, '#ffffff', 'font-style="italic"', serif),
    words(640, 1188, 'WO₃ nanoplates and their oxygen vacancies', 25, '#d9c9f0'),
  )
  s.add(
    box(
      600,
      90,
      790,
      1120,
      s.linear(
        [
          [0, '#fff', 0.0],
          [0.35, '#fff', 0.14],
          [0.5, '#fff', 0.02],
          [1, '#000', 0.12],
        ],
        30,
      ),
    ),
    box(600, 90, 12, 1120, '#000', 0, 'opacity="0.25"'),
    '</g>',
  )
  s.add(
    `<g transform="rotate(24 1660 800)">`,
    box(1668, 420, 34, 700, '#000', 17, `opacity="0.45" ${s.soft(12)}`),
    box(
      1645,
      400,
      34,
      640,
      s.linear([
        [0, '#0d2238'],
        [0.35, '#3f6d9c'],
        [1, '#0a1828'],
      ]),
      16,
    ),
    shape('M1645 1040H1679L1662 1120Z', '#d9b25a'),
    box(1640, 620, 44, 22, '#d9b25a', 6),
    '</g>',
  )
  s.add(
    disc(260, 1040, 190, '#000', 190, `opacity="0.4" ${s.soft(24)}`),
    disc(240, 1010, 190, '#f6f3ee'),
    disc(240, 1010, 158, '#e7e1d8'),
    disc(240, 1010, 112, '#fdfbf7'),
    disc(
      240,
      1010,
      96,
      s.radial([
        [0, '#7a4520'],
        [1, '#4a2610'],
      ]),
    ),
    stroke('M350 1000q70 -10 66 50q-10 50 -70 30', '#f6f3ee', 24),
  )
  return s.picture()
}

export function festivalOfLights(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#0a0512'],
          [0.5, '#1d0b14'],
          [1, '#2f140d'],
        ],
        90,
      ),
    ),
  )
  const random = createRandom(421)
  for (let k = 0; k < 46; k++)
    s.add(
      disc(
        random.between(0, W),
        random.between(0, 420),
        random.between(10, 46),
        ['#ffb347', '#ff7a3c', '#ffd88a', '#d65a8f'][k % 4] ?? '#fff',
        undefined,
        `opacity="${random.between(0.06, 0.22)}"`,
      ),
    )
  const rows = 7
  for (let j = 0; j < rows; j++) {
    const t = j / (rows - 1)
    const y = 470 + 700 * Math.pow(t, 1.45)
    const size = 0.34 + 1.05 * Math.pow(t, 1.35)
    const gap = 158 * size + 64
    const count = Math.ceil(W / gap / 2) + 1
    for (let i = -count; i <= count; i++) {
      if (j === 4 && i === 1) continue
      const x = W / 2 + (i + (j % 2) * 0.5) * gap
      const u = (n: number) => n * size
      s.add(
        disc(x, y + u(30), u(120), '#ff8a2b', u(34), `opacity="0.42" ${s.soft(Math.round(14 + 10 * size))}`),
      )
      s.add(
        shape(
          `M${x - u(66)} ${y}Q${x - u(60)} ${y + u(52)} ${x} ${y + u(54)}T${x + u(66)} ${y}Z`,
          s.linear([
            [0, '#5e2412'],
            [0.4, '#c9622f'],
            [1, '#4a1a0c'],
          ]),
        ),
      )
      s.add(
        disc(x, y, u(66), '#8a3f1d', u(17)),
        disc(x, y, u(56), '#3a1508', u(12)),
        disc(x, y + u(2), u(50), '#ffb84a', u(9), 'opacity="0.85"'),
      )
      s.add(
        disc(
          x,
          y - u(42),
          u(92),
          s.radial([
            [0, '#ffdf8f', 0.85],
            [0.3, '#ff9a3c', 0.4],
            [1, '#ff7a1f', 0],
          ]),
        ),
      )
      const sway = random.between(-6, 6)
      s.add(
        shape(
          `M${x} ${y - u(2)}C${x - u(24)} ${y - u(22)} ${x - u(14)} ${y - u(52)} ${x + u(sway)} ${y - u(92)}C${x + u(18)} ${y - u(52)} ${x + u(24)} ${y - u(22)} ${x} ${y - u(2)}Z`,
          s.linear(
            [
              [0, '#ffedb0'],
              [0.55, '#ffc14d'],
              [1, '#ff7f2a'],
            ],
            90,
          ),
        ),
        shape(
          `M${x} ${y - u(4)}C${x - u(10)} ${y - u(18)} ${x - u(6)} ${y - u(34)} ${x + u(sway * 0.4)} ${y - u(54)}C${x + u(8)} ${y - u(34)} ${x + u(10)} ${y - u(18)} ${x} ${y - u(4)}Z`,
          '#fffdf0',
        ),
      )
    }
  }
  return s.picture()
}

export function writingWorkshop(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#f3ead7'), box(0, 0, 760, H, '#123d3a'))
  s.add(
    words(90, 420, 'Writing', 168, '#f6efe0', 'font-weight="500"', serif),
    words(90, 590, 'for the', 168, '#f6efe0', 'font-style="italic"', serif),
    words(90, 760, 'Reader', 168, '#f0b65a', 'font-weight="500"', serif),
  )
  s.add(
    box(96, 830, 120, 6, '#f0b65a'),
    words(96, 910, 'An I3 workshop', 42, '#cfe0da'),
    words(96, 966, 'on scientific English', 42, '#cfe0da'),
    words(96, 1200, 'Sample poster · bring one page', 32, '#8fb3aa'),
    words(96, 1244, 'of your own draft', 32, '#8fb3aa'),
  )
  s.add(
    `<g transform="rotate(3 1380 680)">`,
    box(950, 150, 900, 1100, '#000', 4, `opacity="0.25" ${s.soft(24)}`),
    box(930, 120, 900, 1110, '#fffdf8', 3),
  )
  const lines = [
    'It is well known that nanomaterials have',
    'attracted great interest in recent years due',
    'to their unique properties. In this work, an',
    'attempt has been made to study the sensor.',
    'The response to 10 ppm of ammonia is',
    '9.6 ± 0.3 and returns to 5 % within four',
    'minutes. Humidity up to 60 % changes it by',
    'less than the scatter between devices.',
    'Results were found to be in good agreement',
    'with the literature.',
  ]
  lines.forEach((text, k) => {
    s.add(words(1000, 260 + k * 92, text, 43, '#2b2b2b', '', serif))
  })
  const red = '#c2352b'
  for (const k of [0, 1, 2])
    s.add(
      stroke(
        `M996 ${248 + k * 92}Q1300 ${238 + k * 92} ${k === 2 ? 1390 : 1745} ${250 + k * 92}`,
        red,
        5,
        'opacity="0.9"',
      ),
    )
  s.add(stroke('M1470 420Q1560 440 1748 424', red, 5), stroke('M996 526Q1300 512 1700 528', red, 5))
  s.add(
    stroke('M985 590Q960 750 985 910', red, 6),
    words(790, 770, 'start', 66, red, 'font-style="italic" transform="rotate(-6 880 770)"', serif),
    words(800, 830, 'here!', 66, red, 'font-style="italic" transform="rotate(-6 880 830)"', serif),
  )
  s.add(
    stroke('M1000 1010Q1350 1022 1740 1008', red, 5),
    stroke('M1560 1020Q1660 1070 1640 1120', red, 4),
    words(1430, 1180, 'by how much?', 62, red, 'font-style="italic"', serif),
    '</g>',
  )
  return s.picture()
}

export function patentDrawing(): Promise<Picture> {
  const s = createSketch(W, H)
  const ink = '#20262c'
  s.add(
    box(0, 0, W, H, '#fbfaf5'),
    box(60, 60, W - 120, H - 120, 'none', 0, `stroke="${ink}" stroke-width="3"`),
  )
  s.add(
    words(110, 140, 'Sample Patent SP 000 000 B1', 44, ink, 'font-weight="600"', serif),
    words(1890, 140, 'Sheet 1 of 3', 40, ink, 'text-anchor="end"', serif),
    words(1000, 1230, 'FIG. 1', 64, ink, 'text-anchor="middle" letter-spacing="6"', serif),
  )
  // A strip of paper bent around its long side, seen in parallel projection.
  const point = (u: number, v: number): [number, number] => {
    const a = (u - 0.5) * 2.1
    return [
      1000 + 760 * Math.sin(a) * 0.98 + (v - 0.5) * 300,
      760 - 430 * Math.cos(a) + (v - 0.5) * -330 + 80,
    ]
  }
  const path = (pts: [number, number][]) =>
    pts.map(([x, y], k) => `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const along = (v: number, from = 0, to = 1) =>
    path(Array.from({ length: 61 }, (_, k) => point(from + ((to - from) * k) / 60, v)))
  const outline = `${along(0)}${along(1, 1, 0).replace('M', 'L')}Z`
  s.add(shape(outline, '#ffffff'), stroke(outline, ink, 5))
  for (let k = 0; k < 34; k++) {
    const u = 0.02 + k * 0.0285
    const [x, y] = point(u, 0)
    s.add(stroke(`M${x} ${y}l-7 30`, ink, 2.4, 'opacity="0.7"'))
  }
  s.add(
    stroke(
      along(0)
        .replace(
          /[ML]([\d.]+) ([\d.]+)/g,
          (_m, x: string, y: string) => `L${Number(x) - 7} ${Number(y) + 30}`,
        )
        .replace('L', 'M'),
      ink,
      4,
    ),
  )
  const bar = (v0: number, v1: number, u0: number, u1: number) =>
    `${along(v0, u0, u1)}${along(v1, u1, u0).replace('M', 'L')}Z`
  s.add(
    shape(bar(0.12, 0.2, 0.08, 0.74), '#dfe3e6'),
    stroke(bar(0.12, 0.2, 0.08, 0.74), ink, 3.5),
    shape(bar(0.8, 0.88, 0.26, 0.92), '#dfe3e6'),
    stroke(bar(0.8, 0.88, 0.26, 0.92), ink, 3.5),
  )
  for (let k = 0; k < 12; k++) {
    const u = 0.3 + k * 0.036
    const d = bar(k % 2 ? 0.3 : 0.2, k % 2 ? 0.8 : 0.7, u, u + 0.014)
    s.add(shape(d, '#dfe3e6'), stroke(d, ink, 3))
  }
  const film = bar(0.26, 0.74, 0.285, 0.73)
  s.add(stroke(film, ink, 3.5, 'stroke-dasharray="14 12"'))
  for (let k = 0; k < 120; k++) {
    const [x, y] = point(0.29 + ((k * 0.61803) % 1) * 0.435, 0.28 + ((k * 0.75488) % 1) * 0.44)
    s.add(disc(x, y, 3, ink, 3, 'opacity="0.5"'))
  }
  const lead = (u: number, v: number, x: number, y: number, n: string) => {
    const [px, py] = point(u, v)
    s.add(
      stroke(`M${px} ${py}Q${(px + x) / 2} ${y} ${x} ${y}`, ink, 3),
      disc(px, py, 5, ink),
      words(
        x + (x > px ? 14 : -14),
        y + 18,
        n,
        56,
        ink,
        `text-anchor="${x > px ? 'start' : 'end'}" font-style="italic"`,
        serif,
      ),
    )
  }
  lead(0.5, 0.5, 1120, 216, '14')
  lead(0.12, 0.16, 260, 420, '12a')
  lead(0.88, 0.84, 1800, 420, '12b')
  lead(0.04, 0.02, 200, 930, '10')
  lead(0.97, 0.5, 1880, 880, '16')
  s.add(stroke('M620 1110Q1000 1010 1380 1110M648 1082l-30 28l38 14M1352 1082l30 28l-38 14', ink, 4))
  return s.picture()
}

export function groupHike(): Promise<Picture> {
  const sky = ramp('#28407a', '#6c6aa3', '#d98a86', '#f9c07e', '#fde9b8')
  const ridges = Array.from({ length: 8 }, (_, k) => fractalNoise(431 + k * 7, 6))
  const mist = fractalNoise(499, 3)
  return resize0(3000, 2000, (x, y) => {
    const u = x / 3000
    const v = y / 2000
    let colour = sky(Math.min(1, v / 0.56))
    const d = Math.hypot(u - 0.66, (v - 0.47) * 0.67)
    colour = mix(
      colour,
      [255, 246, 214],
      Math.min(1, Math.exp(-((d / 0.035) ** 4)) + 0.55 * Math.exp(-d / 0.11)),
    )
    const band = mist(u * 3, v * 14)
    colour = mix(colour, [255, 214, 170], Math.max(0, band) * 0.22 * (1 - v))
    for (let k = 0; k < 8; k++) {
      const ridge = ridges[k]
      if (!ridge) continue
      const top =
        0.46 +
        k * 0.068 +
        (0.075 + 0.009 * k) * ridge(u * (2.2 + k * 0.35) + k * 3.1, k * 1.7) -
        (k === 7 ? 0.09 * (1 - u) : 0)
      if (v < top) continue
      const depth = Math.min(1, (v - top) / 0.16)
      const far = 1 - k / 7
      const base = mix([19, 32, 40], [182, 140, 150], far ** 0.9)
      const haze = mix([64, 84, 96], [250, 205, 172], far)
      colour = mix(base, haze, (k === 7 ? 0.15 : 0.85) * depth)
    }
    return colour
  })
}

async function resize0(
  w: number,
  h: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Promise<Picture> {
  return resize(paint(w, h, colour), W, H)
}

export function treePlanting(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#bfe3f2'],
          [0.6, '#eaf6ee'],
        ],
        90,
      ),
    ),
    disc(
      1560,
      250,
      360,
      s.radial([
        [0, '#fffbe0', 0.95],
        [1, '#fffbe0', 0],
      ]),
    ),
  )
  s.add(
    shape('M0 760Q300 560 700 690T1400 610T2000 700V1333H0Z', '#a9cfa8'),
    shape('M0 860Q420 690 900 800T2000 770V1333H0Z', '#7db57d'),
    shape('M0 960Q600 850 1100 930T2000 900V1333H0Z', '#5b9a5f'),
  )
  for (let k = 0; k < 9; k++) {
    const x = 120 + k * 226
    const y = 880 + 26 * Math.sin(k * 1.7)
    s.add(
      stroke(`M${x} ${y}V${y - 60}`, '#5f4a35', 9),
      disc(x, y - 94, 46, k % 2 ? '#3f8a4c' : '#4f9c58', 56),
      disc(x - 14, y - 110, 20, '#8cc97f', 22, 'opacity="0.6"'),
    )
  }
  s.add(
    shape(
      'M0 1090Q500 1010 1000 1050T2000 1040V1333H0Z',
      s.linear(
        [
          [0, '#8a5c3a'],
          [1, '#5a3822'],
        ],
        90,
      ),
    ),
  )
  s.add(
    disc(1000, 1120, 430, '#4a2c1a', 92),
    shape(
      'M590 1110Q800 980 1000 984T1410 1110Q1200 1190 1000 1190T590 1110Z',
      s.linear(
        [
          [0, '#7d5032'],
          [1, '#4d2f1c'],
        ],
        90,
      ),
    ),
  )
  const random = createRandom(441)
  for (let k = 0; k < 220; k++) {
    const x = random.between(620, 1380)
    s.add(
      disc(
        x,
        1100 + random.normal() * 34,
        random.between(3, 11),
        k % 2 ? '#3c2414' : '#9a6a45',
        undefined,
        'opacity="0.6"',
      ),
    )
  }
  s.add(
    stroke('M1000 1060C1010 900 985 760 1004 520', '#6f5a35', 26),
    stroke('M1000 1060C1010 900 985 760 1004 520', '#a58a55', 9),
    stroke('M998 860Q920 800 860 740M1000 780Q1090 720 1130 640M1000 680Q940 640 920 560', '#7b6a3d', 13),
  )
  const leaf = (x: number, y: number, length: number, turn: number, tone: string) => {
    s.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})">`,
      shape(
        `M0 0C${length * 0.25} ${-length * 0.36} ${length * 0.75} ${-length * 0.34} ${length} 0C${length * 0.75} ${length * 0.3} ${length * 0.25} ${length * 0.32} 0 0Z`,
        s.linear(
          [
            [0, tone],
            [1, '#c9ea8f'],
          ],
          10,
        ),
      ),
      shape(
        `M0 0C${length * 0.25} ${-length * 0.36} ${length * 0.75} ${-length * 0.34} ${length} 0Z`,
        '#1f5c2d',
        'opacity="0.2"',
      ),
      stroke(`M0 0H${length * 0.9}`, '#e6f7c9', 4, 'opacity="0.8"'),
      '</g>',
    )
  }
  leaf(860, 740, 210, 205, '#3f9a45')
  leaf(880, 760, 190, 140, '#4fae4a')
  leaf(1130, 640, 220, -30, '#58b84d')
  leaf(1110, 680, 180, 24, '#3f9a45')
  leaf(920, 560, 200, 220, '#63bf54')
  leaf(925, 580, 160, 160, '#3f9a45')
  leaf(1004, 520, 240, -62, '#6fca5a')
  leaf(1004, 524, 230, -118, '#58b84d')
  leaf(1002, 540, 190, -12, '#4fae4a')
  leaf(1002, 600, 170, 180, '#63bf54')
  leaf(998, 900, 150, -24, '#58b84d')
  s.add(
    shape('M1430 690L1720 600L1770 760L1490 850Z', '#3d7fb0'),
    shape(
      'M1430 690L1720 600L1770 760L1490 850Z',
      s.linear(
        [
          [0, '#fff', 0.35],
          [1, '#000', 0.25],
        ],
        80,
      ),
    ),
    stroke('M1500 690Q1580 500 1720 620', '#2f6690', 20),
    stroke('M1440 740L1260 800', '#3d7fb0', 30),
    shape('M1270 760L1222 800L1262 846Z', '#2f6690'),
  )
  for (let k = 0; k < 20; k++)
    s.add(stroke(`M${1240 - k * 9} ${830 + (k % 5) * 40 + k * 5}l-6 24`, '#6fb7dd', 7, 'opacity="0.85"'))
  return s.picture()
}

export function thesisDefence(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#28323e'],
          [0.72, '#3b4856'],
          [0.73, '#5c432f'],
          [1, '#3a291c'],
        ],
        90,
      ),
    ),
    disc(
      1000,
      480,
      1000,
      s.radial([
        [0, '#ffe2b0', 0.34],
        [1, '#ffe2b0', 0],
      ]),
      620,
    ),
  )
  const book = (x: number, y: number, w: number, h: number, colour: string, title: string) => {
    s.add(
      box(x, y, w, h, colour, 14),
      box(
        x,
        y,
        w,
        h,
        s.linear(
          [
            [0, '#fff', 0.25],
            [0.5, '#000', 0],
            [1, '#000', 0.4],
          ],
          90,
        ),
        14,
      ),
      box(x + w - 30, y + 10, 30, h - 20, '#f2e8d2', 3),
      box(x + 70, y, 14, h, '#d9b25a', 0, 'opacity="0.9"'),
      box(x + w - 150, y, 14, h, '#d9b25a', 0, 'opacity="0.9"'),
      words(
        x + w / 2 - 20,
        y + h / 2 + 18,
        title,
        50,
        '#ecd9a5',
        'text-anchor="middle" letter-spacing="2"',
        serif,
      ),
    )
  }
  s.add(disc(1000, 1150, 760, '#000', 50, `opacity="0.5" ${s.soft(24)}`))
  book(330, 1010, 1340, 140, '#571f26', 'METAL-OXIDE SENSOR ARRAYS')
  book(420, 880, 1190, 130, '#1f3d58', 'A Sample Thesis, Volume II')
  book(360, 742, 1260, 138, '#24523f', 'MATERIALS · DRIFT · DATA')
  s.add(
    shape(
      'M700 600H1300V712Q1000 800 700 712Z',
      s.linear([
        [0, '#0f1216'],
        [0.4, '#343c46'],
        [1, '#0b0d10'],
      ]),
    ),
    shape('M1000 330L1560 530L1000 720L440 530Z', '#14181d'),
    shape(
      'M1000 330L1560 530L1000 720L440 530Z',
      s.linear(
        [
          [0, '#566270', 0.75],
          [0.6, '#20262d', 0.3],
          [1, '#000', 0.4],
        ],
        60,
      ),
    ),
    stroke('M440 530L1000 720L1560 530', '#6d7a88', 6, 'opacity="0.55"'),
    disc(1000, 524, 22, '#d9b25a', 12),
  )
  s.add(
    stroke('M1000 524Q1230 540 1380 590Q1430 610 1430 680V800', '#d9b25a', 11),
    box(1412, 790, 36, 40, '#b98a2d', 10),
    shape(
      'M1406 826H1454L1474 1000H1386Z',
      s.linear([
        [0, '#8f6410'],
        [0.4, '#f4d57f'],
        [1, '#9a6d18'],
      ]),
    ),
  )
  for (let k = 0; k < 7; k++)
    s.add(stroke(`M${1414 + k * 6} 830L${1394 + k * 12} 996`, '#7a540c', 3, 'opacity="0.5"'))
  return s.picture()
}

export function waterLecture(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#f6f1e4'))
  const tones = ['#d4ebee', '#a8d8e0', '#71bccd', '#3d9ab5', '#22769a', '#15557c', '#0d3a5b']
  tones.forEach((tone, k) => {
    const y = 560 + k * 112
    let d = `M0 ${y}`
    for (let x = 0; x <= W; x += 20)
      d += `L${x} ${(y + (46 - k * 2) * Math.sin(x / (210 + k * 16) + k * 1.3) + 16 * Math.sin(x / 90 + k * 2.2)).toFixed(1)}`
    s.add(
      shape(`${d}V${H}H0Z`, '#052436', `opacity="0.14" transform="translate(0 -12)" ${s.soft(10)}`),
      shape(`${d}V${H}H0Z`, tone),
    )
  })
  s.add(disc(1690, 250, 150, '#e2603d'))
  s.add(
    words(130, 250, 'Water, Trust', 160, '#0d3a5b', 'font-weight="500"', serif),
    words(130, 410, 'and Nanomaterials', 160, '#0d3a5b', 'font-style="italic"', serif),
    words(136, 492, 'What makes a household use a filter after the researchers have left?', 42, '#31566d'),
  )
  s.add(
    words(
      136,
      1258,
      'Guest lecture · 24 April, 3 p.m. · Seminar hall · Sample poster',
      40,
      '#cfe7f0',
      'font-weight="500"',
    ),
  )
  return s.picture()
}

export function tenYears(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#f9e7d2'],
          [0.75, '#f3d3bd'],
          [0.76, '#e9c7ae'],
          [1, '#d9ab8f'],
        ],
        90,
      ),
    ),
  )
  const flags = ['#e4572e', '#f2b632', '#2a9d8f', '#3a6ea5', '#b5446e']
  for (const [y0, sag, shift] of [
    [60, 200, 0],
    [10, 130, 2],
  ] as const) {
    const y = (x: number) => y0 + sag * (1 - ((x - 1000) / 1000) ** 2)
    s.add(stroke(`M0 ${y(0)}Q1000 ${y0 + sag * 2} 2000 ${y(2000)}`, '#8a6a5a', 5))
    for (let k = 0; k < 17; k++) {
      const x = 40 + k * 118
      const c = flags[(k + shift) % 5] ?? '#fff'
      s.add(
        shape(`M${x} ${y(x)}L${x + 92} ${y(x + 92)}L${x + 46} ${y(x + 46) + 118}Z`, c),
        shape(
          `M${x} ${y(x)}L${x + 46} ${y(x + 46) + 4}L${x + 46} ${y(x + 46) + 118}Z`,
          '#fff',
          'opacity="0.16"',
        ),
      )
    }
  }
  s.add(
    disc(1000, 1180, 560, '#6d3f2a', 40, `opacity="0.4" ${s.soft(20)}`),
    disc(1000, 1160, 520, '#f8f8f6', 62),
    disc(1000, 1150, 470, '#e4e1dc', 48),
  )
  const tier = (w: number, y: number, h: number, colour: string, drip: string) => {
    s.add(
      shape(`M${1000 - w} ${y}V${y + h}A${w} ${w * 0.13} 0 0 0 ${1000 + w} ${y + h}V${y}Z`, colour),
      shape(
        `M${1000 - w} ${y}V${y + h}A${w} ${w * 0.13} 0 0 0 ${1000 + w} ${y + h}V${y}Z`,
        s.linear([
          [0, '#000', 0.16],
          [0.25, '#fff', 0.3],
          [0.6, '#fff', 0],
          [1, '#000', 0.22],
        ]),
      ),
    )
    let d = `M${1000 - w} ${y}`
    const n = Math.round(w / 34)
    for (let k = 0; k < n; k++) {
      const step = (2 * w) / n
      const x = 1000 - w + (k + 1) * step
      const drop = 40 + 34 * Math.abs(Math.sin(k * 2.4)) + w * 0.13 * Math.sin(((k + 0.5) / n) * Math.PI)
      d += `C${x - step} ${y + drop * 1.35} ${x} ${y + drop * 1.35} ${x} ${y + w * 0.13 * Math.sin(((k + 1) / n) * Math.PI) + 12}`
    }
    s.add(
      shape(`${d}V${y}Z`, drip),
      disc(1000, y, w, drip, w * 0.13),
      disc(1000 - w * 0.2, y - 4, w * 0.6, '#fff', w * 0.06, 'opacity="0.3"'),
    )
  }
  tier(400, 920, 200, '#fff6ec', '#e58aa2')
  tier(290, 730, 170, '#fdeeda', '#f2b632')
  tier(180, 570, 140, '#fff6ec', '#2a9d8f')
  for (let k = 0; k < 13; k++) {
    const a = Math.PI * (0.06 + (0.88 * k) / 12)
    s.add(
      disc(
        1000 - 384 * Math.cos(a),
        1092 + 50 * Math.sin(a),
        24,
        s.radial(
          [
            [0, '#ffe1a1'],
            [1, '#dd8f25'],
          ],
          0.38,
          0.35,
          0.7,
        ),
      ),
    )
  }
  for (let k = 0; k < 9; k++) {
    const a = Math.PI * (0.08 + (0.84 * k) / 8)
    s.add(
      disc(
        1000 - 276 * Math.cos(a),
        876 + 36 * Math.sin(a),
        20,
        s.radial(
          [
            [0, '#ffe1a1'],
            [1, '#dd8f25'],
          ],
          0.38,
          0.35,
          0.7,
        ),
      ),
    )
  }
  s.add(
    words(
      1000,
      530,
      '10',
      300,
      '#b5446e',
      'text-anchor="middle" font-weight="600" stroke="#fff6ec" stroke-width="10" paint-order="stroke" style="font-variant-numeric: lining-nums"',
      'Inter Display',
    ),
  )
  const random = createRandom(451)
  for (let k = 0; k < 90; k++)
    s.add(
      `<rect x="${random.between(0, W)}" y="${random.between(240, 1040)}" width="16" height="9" fill="${flags[k % 5]}" transform="rotate(${random.between(0, 180)} ${W / 2} 700)" opacity="0.75"/>`,
    )
  return s.picture()
}

export function cricketMatch(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#2c3a6b'],
          [0.3, '#8a6a94'],
          [0.52, '#f0a267'],
          [0.62, '#fbd58c'],
        ],
        90,
      ),
    ),
    disc(
      1480,
      740,
      420,
      s.radial([
        [0, '#fff5cf', 1],
        [0.22, '#ffe29a', 0.95],
        [0.26, '#ffcf7a', 0.5],
        [1, '#ffcf7a', 0],
      ]),
    ),
  )
  let trees = 'M0 840'
  const random = createRandom(461)
  for (let x = 0; x <= W; x += 26)
    trees += `Q${x + 8} ${770 - random.between(0, 70)} ${x + 26} ${800 + random.between(0, 24)}`
  s.add(
    shape(`${trees}V900H0Z`, '#33314f'),
    box(
      0,
      846,
      W,
      H - 846,
      s.linear(
        [
          [0, '#8f9a4e'],
          [0.25, '#5f8143'],
          [1, '#29482c'],
        ],
        90,
      ),
    ),
  )
  for (let k = 0; k < 10; k++) {
    const x0 = -1400 + k * 480
    s.add(shape(`M1000 846L${x0} ${H}H${x0 + 240}Z`, '#fff8c9', 'opacity="0.05"'))
  }
  s.add(
    shape(
      'M820 846H1180L1560 1333H440Z',
      s.linear(
        [
          [0, '#d9b27a'],
          [1, '#b98c58'],
        ],
        90,
      ),
    ),
    stroke('M560 1180H1440', '#fffaf0', 12, 'opacity="0.9"'),
    stroke('M690 1010H1310', '#fffaf0', 7, 'opacity="0.7"'),
  )
  s.add(shape('M890 1150L450 1290H590L1120 1150Z', '#3a2618', `opacity="0.45" ${s.soft(8)}`))
  for (let k = 0; k < 3; k++) {
    const x = 905 + k * 78
    s.add(
      box(
        x,
        470,
        34,
        690,
        s.linear([
          [0, '#7a4f24'],
          [0.3, '#f4d7a0'],
          [0.55, '#d9ab67'],
          [1, '#6d431c'],
        ]),
        14,
      ),
      disc(x + 17, 476, 17, '#f7e0b3', 8),
    )
  }
  s.add(
    box(
      908,
      446,
      108,
      22,
      s.linear(
        [
          [0, '#f4d7a0'],
          [1, '#9a6a34'],
        ],
        90,
      ),
      11,
      'transform="rotate(-3 960 456)"',
    ),
    box(
      996,
      444,
      108,
      22,
      s.linear(
        [
          [0, '#f4d7a0'],
          [1, '#9a6a34'],
        ],
        90,
      ),
      11,
      'transform="rotate(4 1050 456)"',
    ),
  )
  s.add(
    disc(1320, 1190, 96, '#2a1a10', 18, `opacity="0.5" ${s.soft(10)}`),
    disc(
      1300,
      1120,
      78,
      s.radial(
        [
          [0, '#f2745a'],
          [0.5, '#b8251f'],
          [1, '#5e0d10'],
        ],
        0.62,
        0.3,
        0.75,
      ),
    ),
    stroke('M1240 1072Q1310 1112 1362 1168', '#f6e3c8', 5),
    stroke('M1232 1084Q1300 1126 1352 1180', '#f6e3c8', 3, 'stroke-dasharray="4 9"'),
    stroke('M1250 1062Q1320 1100 1372 1156', '#f6e3c8', 3, 'stroke-dasharray="4 9"'),
  )
  for (let k = 0; k < 420; k++) {
    const y = random.between(900, H)
    const x = random.between(0, W)
    const half = 180 + ((y - 846) / 487) * 380
    if (Math.abs(x - 1000) < half) continue
    const size = 6 + (y - 880) / 20
    s.add(
      stroke(
        `M${x} ${y}q${random.between(-4, 4)} ${-size} ${random.between(-8, 8)} ${-size * 1.6}`,
        k % 2 ? '#a9bd5e' : '#2f5a30',
        3,
        'opacity="0.55"',
      ),
    )
  }
  return s.picture()
}

/** A calendar page in a pale lattice, for events without a picture. */
export function eventPlaceholder(): Promise<Picture> {
  let body = `<rect width="${W}" height="${H}" fill="#e8edf0"/>`
  const r = 96
  for (let j = -1; j < 11; j++)
    for (let i = -1; i < 14; i++) {
      const x = (i + (j & 1) * 0.5) * r * Math.sqrt(3)
      const y = j * r * 1.5
      const d = Math.hypot(x - 1000, y - 666) / 1000
      const c = css(mix(hex('#cfd9df'), hex('#e8edf0'), Math.min(1, d)))
      body += `<path d="${Array.from({ length: 6 }, (_, k) => `${k ? 'L' : 'M'}${x + r * Math.sin((k * Math.PI) / 3)} ${y + r * Math.cos((k * Math.PI) / 3)}`).join('')}Z" fill="none" stroke="${c}" stroke-width="5"/>`
      body += `<circle cx="${x}" cy="${y - r}" r="11" fill="${c}"/><circle cx="${x + r * 0.866}" cy="${y - r / 2}" r="7" fill="${c}"/>`
    }
  body += `<g><rect x="800" y="480" width="400" height="400" rx="34" fill="#9fb0ba" opacity="0.4" transform="translate(10 18)"/><rect x="800" y="470" width="400" height="400" rx="34" fill="#ffffff"/><path d="M800 590V504Q800 470 834 470H1166Q1200 470 1200 504V590Z" fill="#5d7686"/><rect x="885" y="430" width="26" height="84" rx="13" fill="#3d5361"/><rect x="1089" y="430" width="26" height="84" rx="13" fill="#3d5361"/>`
  for (let k = 0; k < 12; k++)
    body += `<rect x="${852 + (k % 4) * 80}" y="${640 + Math.floor(k / 4) * 70}" width="54" height="44" rx="9" fill="${k === 6 ? '#c98a3a' : '#d7e0e5'}"/>`
  return draw({ width: W, height: H, body: `${body}</g>` })
}
