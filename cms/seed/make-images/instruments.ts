import { type Picture } from './picture'
import { xrayPattern } from './plots'
import { createRandom } from './random'
import { curve, line, type Frame } from './plot'
import { box, createSketch, disc, shape, stroke, words, type Sketch } from './sketch'
import { beam, mount } from './still-lifes'

const W = 2000
const H = 1500
const floor = 1180

/** A wall and a bench in soft light; tones are CSS colours from the wall's top to the bench's front. */
function studio(wall: string, wallLow: string, bench: string, edge: string): Sketch {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, wall],
          [1, wallLow],
        ],
        90,
      ),
    ),
  )
  s.add(
    disc(
      760,
      420,
      1200,
      s.radial([
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]),
      800,
    ),
  )
  s.add(
    box(
      0,
      1090,
      W,
      410,
      s.linear(
        [
          [0, bench],
          [1, edge],
        ],
        90,
      ),
    ),
  )
  s.add(box(0, 1090, W, 3, '#ffffff', 0, 'opacity="0.5"'))
  return s
}

const shadow = (s: Sketch, x: number, width: number, y = floor) => {
  s.add(
    disc(x + 30, y + 4, width / 2 + 40, '#1c2630', 34, `opacity="0.28" ${s.soft(20)}`),
    disc(x, y, width / 2, '#10161c', 14, `opacity="0.5" ${s.soft(7)}`),
  )
}

/** A housing: front, a lighter top seen from slightly above, and soft light from the left. */
function housing(
  s: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  top = 44,
  radius = 20,
): void {
  s.add(
    shape(`M${x + radius} ${y}L${x + 60} ${y - top}H${x + w - 60}L${x + w - radius} ${y}Z`, colour),
    shape(
      `M${x + radius} ${y}L${x + 60} ${y - top}H${x + w - 60}L${x + w - radius} ${y}Z`,
      s.linear([
        [0, '#fff', 0.65],
        [1, '#fff', 0.3],
      ]),
    ),
  )
  s.add(
    box(x, y, w, h, colour, radius),
    box(
      x,
      y,
      w,
      h,
      s.linear([
        [0, '#fff', 0.3],
        [0.16, '#fff', 0.08],
        [0.7, '#000', 0.03],
        [1, '#000', 0.26],
      ]),
      radius,
    ),
    box(
      x,
      y,
      w,
      h,
      s.linear(
        [
          [0, '#fff', 0.2],
          [0.05, '#fff', 0],
          [0.9, '#000', 0],
          [1, '#000', 0.2],
        ],
        90,
      ),
      radius,
    ),
  )
}

function screen(
  s: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  content: string,
  ground = '#0c1c26',
): void {
  s.add(
    box(x - 14, y - 14, w + 28, h + 28, '#15191e', 14),
    box(x, y, w, h, ground, 5),
    content,
    shape(`M${x} ${y}H${x + w * 0.62}L${x + w * 0.36} ${y + h}H${x}Z`, '#ffffff', 'opacity="0.05"'),
  )
}

const knob = (s: Sketch, x: number, y: number, r: number) => {
  s.add(
    disc(x + 4, y + 7, r, '#000', r, `opacity="0.35" ${s.soft(5)}`),
    disc(
      x,
      y,
      r,
      s.linear(
        [
          [0, '#5a636d'],
          [1, '#14181c'],
        ],
        60,
      ),
    ),
    disc(
      x,
      y,
      r * 0.76,
      s.linear(
        [
          [0, '#2a3037'],
          [1, '#4a525b'],
        ],
        60,
      ),
    ),
    stroke(`M${x} ${y}L${x - r * 0.38} ${y - r * 0.5}`, '#f2f5f7', r * 0.13),
  )
}
const lamp = (s: Sketch, x: number, y: number, colour: string, r = 9) => {
  s.add(
    disc(x, y, r * 3, colour, r * 3, `opacity="0.35" ${s.soft(8)}`),
    disc(x, y, r, colour),
    disc(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff', r * 0.35, 'opacity="0.8"'),
  )
}
const label = (x: number, y: number, text: string, size = 30, fill = '#56626e', extra = '') =>
  words(x, y, text, size, fill, `font-weight="500" letter-spacing="2" ${extra}`)
const digits = (x: number, y: number, text: string, size: number, fill: string) =>
  words(x, y, text, size, fill, 'font-weight="500"', 'Liberation Mono')
const metal = (s: Sketch, degrees = 0) =>
  s.linear(
    [
      [0, '#6d757d'],
      [0.2, '#f1f4f6'],
      [0.45, '#a5adb5'],
      [0.75, '#e3e8ec'],
      [1, '#6a727a'],
    ],
    degrees,
  )

export function spinCoater(): Promise<Picture> {
  const s = studio('#dfe7ea', '#f0f3f2', '#d9d5cb', '#bdb6a6')
  shadow(s, 960, 1120)
  // The open lid stands behind the bowl.
  s.add(
    disc(960, 470, 430, '#cfe6ef', 330, 'opacity="0.5"'),
    disc(960, 470, 430, 'none', 330, 'stroke="#7c8b95" stroke-width="20"'),
    disc(
      960,
      470,
      404,
      s.linear(
        [
          [0, '#fff', 0.6],
          [0.4, '#fff', 0.08],
          [0.6, '#fff', 0.25],
          [1, '#fff', 0],
        ],
        50,
      ),
      306,
    ),
    disc(960, 470, 34, '#6b7881', 26),
  )
  s.add(box(860, 770, 200, 56, '#59646d', 10))
  housing(s, 420, 850, 1080, 330, '#e9ecee', 0, 34)
  s.add(
    shape('M440 862Q500 690 960 690T1480 862Z', '#f4f6f7'),
    shape(
      'M440 862Q500 690 960 690T1480 862Z',
      s.linear([
        [0, '#fff', 0.8],
        [1, '#9aa6ae', 0.35],
      ]),
    ),
  )
  s.add(
    disc(960, 812, 420, '#8a959d', 112),
    disc(
      960,
      818,
      400,
      s.linear([
        [0, '#2f363c'],
        [0.5, '#59636b'],
        [1, '#272d33'],
      ]),
      100,
    ),
    disc(960, 842, 330, '#20262b', 72),
    disc(
      960,
      838,
      318,
      s.radial([
        [0, '#6a747c'],
        [1, '#2a3036'],
      ]),
      66,
    ),
  )
  s.add(
    disc(960, 826, 196, '#12161a', 42),
    disc(
      960,
      816,
      196,
      s.linear(
        [
          [0, '#3555b8'],
          [0.22, '#8f6ac9'],
          [0.4, '#e0a85b'],
          [0.55, '#7fd0a0'],
          [0.75, '#4d8fd6'],
          [1, '#463aa0'],
        ],
        20,
      ),
      42,
    ),
    disc(
      960,
      816,
      196,
      s.linear(
        [
          [0, '#fff', 0],
          [0.46, '#fff', 0.55],
          [0.54, '#fff', 0.1],
          [1, '#fff', 0],
        ],
        12,
      ),
      42,
    ),
  )
  s.add(
    disc(960, 816, 130, 'none', 27, 'stroke="#fff" stroke-width="3" opacity="0.3"'),
    disc(960, 816, 66, 'none', 13, 'stroke="#fff" stroke-width="3" opacity="0.3"'),
  )
  s.add(
    stroke('M1330 560Q1240 560 1120 700', '#7d8891', 26),
    stroke('M1120 700L1016 772', '#b9c3ca', 16),
    stroke('M1330 560V760', '#7d8891', 30),
    shape('M1004 778q14 28 0 32q-16 -4 0 -32Z', '#e0a85b'),
  )
  screen(
    s,
    560,
    960,
    380,
    150,
    digits(590, 1030, '3000 rpm', 62, '#7df0c8') + digits(590, 1090, '30 s  step 2/3', 36, '#4fb394'),
  )
  knob(s, 1080, 1036, 58)
  lamp(s, 1210, 1010, '#3fdc83')
  lamp(s, 1210, 1064, '#f2b13c')
  s.add(
    box(1280, 984, 150, 50, '#2f9e6b', 10),
    label(1355, 1020, 'START', 28, '#fff', 'text-anchor="middle"'),
    box(1280, 1050, 150, 50, '#c9483d', 10),
    label(1355, 1086, 'STOP', 28, '#fff', 'text-anchor="middle"'),
  )
  return s.picture()
}

export function xrayDiffractometer(): Promise<Picture> {
  const s = studio('#cdd7de', '#e6ebee', '#c8ced2', '#a9b2b8')
  shadow(s, 1000, 1500)
  housing(s, 250, 200, 1500, 980, '#eceff1', 50, 30)
  s.add(
    box(330, 270, 1000, 790, '#22292f', 16),
    box(
      346,
      286,
      968,
      758,
      s.linear(
        [
          [0, '#3a464e'],
          [1, '#1b2126'],
        ],
        60,
      ),
      8,
    ),
  )
  const cx = 830
  const cy = 720
  s.add(
    disc(cx, cy, 330, 'none', 330, 'stroke="#59666f" stroke-width="44"'),
    disc(cx, cy, 330, 'none', 330, 'stroke="#c3ccd2" stroke-width="4"'),
    disc(cx, cy, 352, 'none', 352, 'stroke="#8b98a1" stroke-width="3" stroke-dasharray="3 14"'),
  )
  const arm = (angle: number, drawHead: string) =>
    `<g transform="translate(${cx} ${cy}) rotate(${angle})"><rect x="0" y="-24" width="380" height="48" fill="${metal(s, 90)}" rx="8"/>${drawHead}</g>`
  s.add(
    arm(
      -148,
      box(
        250,
        -78,
        190,
        156,
        s.linear(
          [
            [0, '#f2f4f5'],
            [1, '#9aa5ad'],
          ],
          90,
        ),
        14,
      ) + box(232, -34, 30, 68, '#c9483d', 6),
    ),
  )
  s.add(
    arm(
      -32,
      box(
        250,
        -64,
        170,
        128,
        s.linear(
          [
            [0, '#44505a'],
            [1, '#1d242a'],
          ],
          90,
        ),
        14,
      ) + box(232, -28, 30, 56, '#8b98a1', 6),
    ),
  )
  const rad = (d: number) => (d * Math.PI) / 180
  const from = [cx + 236 * Math.cos(rad(-148)), cy + 236 * Math.sin(rad(-148))]
  const to = [cx + 236 * Math.cos(rad(-32)), cy + 236 * Math.sin(rad(-32))]
  s.add(
    stroke(
      `M${from[0]} ${from[1]}L${cx} ${cy - 14}L${to[0]} ${to[1]}`,
      '#6fd3ff',
      20,
      `opacity="0.35" ${s.soft(8)}`,
    ),
    stroke(`M${from[0]} ${from[1]}L${cx} ${cy - 14}L${to[0]} ${to[1]}`, '#c9f1ff', 5),
  )
  s.add(
    disc(
      cx,
      cy,
      92,
      s.linear(
        [
          [0, '#e4e9ec'],
          [1, '#848f97'],
        ],
        70,
      ),
    ),
    box(cx - 84, cy - 12, 168, 26, '#2d353b', 6),
    box(cx - 60, cy - 20, 120, 10, '#f3e6c4', 3),
  )
  s.add(
    shape('M346 286H900L640 1044H346Z', '#ffffff', 'opacity="0.06"'),
    box(1352, 610, 22, 130, metal(s), 10),
  )
  const frame: Frame = {
    x: 1420,
    y: 330,
    width: 270,
    height: 200,
    across: { from: 28, to: 60, ticks: [], label: '' },
    up: { from: 0, to: 112, ticks: [], label: '' },
  }
  screen(
    s,
    1406,
    310,
    290,
    240,
    line(
      frame,
      curve(28.2, 59.8, 500, (x) => xrayPattern(x, 0.3)),
      '#7df0c8',
      4,
    ) + label(1424, 348, '2θ scan', 24, '#5fb79c'),
  )
  s.add(box(1420, 640, 264, 10, '#c3cbd0', 5), label(1420, 700, 'X-RAYS', 30, '#56626e'))
  lamp(s, 1660, 690, '#ff9a2b', 16)
  knob(s, 1470, 820, 44)
  s.add(
    disc(1620, 820, 54, '#e2b93b'),
    disc(
      1620,
      820,
      38,
      s.linear(
        [
          [0, '#e5584b'],
          [1, '#a72b22'],
        ],
        80,
      ),
    ),
  )
  for (let k = 0; k < 7; k++) s.add(box(1420, 930 + k * 22, 264, 8, '#a7b1b8', 4))
  return s.picture()
}

export function uvVisSpectrometer(): Promise<Picture> {
  const s = studio('#e8e6f0', '#f5f3f5', '#d8d4dc', '#b5afbd')
  shadow(s, 980, 1440)
  housing(s, 280, 780, 1400, 400, '#f3f2f4', 90, 40)
  s.add(
    shape('M300 780Q320 720 420 690H980V780Z', '#dcdae2'),
    shape('M1060 690H1540Q1640 720 1660 780H1060Z', '#e6e4ea'),
  )
  // The open sample compartment shows both cuvettes, each in its own beam.
  s.add(
    box(470, 620, 560, 190, '#1a1b22', 16),
    box(
      488,
      636,
      524,
      172,
      s.linear(
        [
          [0, '#2c2d39'],
          [1, '#121319'],
        ],
        90,
      ),
      8,
    ),
    shape('M470 620L520 420H980L1030 620Z', '#ebe9f0'),
    shape(
      'M470 620L520 420H980L1030 620Z',
      s.linear(
        [
          [0, '#fff', 0.6],
          [1, '#8d8a9a', 0.4],
        ],
        90,
      ),
    ),
    stroke('M540 446H960', '#c7c3d2', 8),
  )
  s.add(
    shape(
      'M490 728H1010V738H490Z',
      s.linear([
        [0, '#7a4dff'],
        [0.25, '#2f7bff'],
        [0.45, '#25d07d'],
        [0.65, '#f4d23c'],
        [0.85, '#ff6a2b'],
        [1, '#d81e3a'],
      ]),
      `opacity="0.9" ${s.soft(4)}`,
    ),
    shape('M490 731H1010V735H490Z', '#fff', 'opacity="0.85"'),
  )
  for (const [x, tint] of [
    [640, '#d65fb8'],
    [850, '#d8ecf5'],
  ] as const)
    s.add(
      box(x - 42, 650, 84, 150, '#e9f4fa', 4, 'opacity="0.32"'),
      box(x - 36, 684, 72, 112, tint, 3, 'opacity="0.6"'),
      box(x - 42, 650, 84, 150, 'none', 4, 'stroke="#f4faff" stroke-width="4" opacity="0.85"'),
      box(x - 30, 662, 10, 124, '#fff', 5, 'opacity="0.6"'),
    )
  const frame: Frame = {
    x: 1130,
    y: 310,
    width: 470,
    height: 260,
    across: { from: 300, to: 800, ticks: [], label: '' },
    up: { from: 0, to: 1.12, ticks: [], label: '' },
  }
  s.add(shape('M1300 690L1330 610H1420L1450 690Z', '#9d99a8'))
  const peak = curve(
    300,
    800,
    300,
    (x) =>
      0.92 * Math.exp(-(((x - 524) / 46) ** 2)) +
      0.9 * Math.exp(-(x - 300) / 45) +
      0.16 * Math.exp(-(((x - 420) / 60) ** 2)) +
      0.02,
  )
  const second = curve(
    300,
    800,
    300,
    (x) => 0.5 * Math.exp(-(((x - 548) / 62) ** 2)) + 0.7 * Math.exp(-(x - 300) / 52) + 0.03,
  )
  screen(
    s,
    1090,
    270,
    540,
    340,
    stroke('M1130 310V570H1600', '#8b86a8', 4) +
      line(frame, peak, '#f08bd0', 6) +
      line(frame, second, '#7fd6f5', 6) +
      label(1590, 596, 'nm', 24, '#a7a2c2', 'text-anchor="end"'),
    '#1b1730',
  )
  s.add(label(1130, 880, 'UV–VIS–NIR', 34, '#6c667c'), box(1130, 905, 420, 4, '#cbc6d6', 2))
  for (let k = 0; k < 4; k++)
    s.add(box(1130 + k * 108, 950, 84, 60, '#dedae6', 12, 'stroke="#b9b3c7" stroke-width="3"'))
  lamp(s, 1600, 880, '#57d98a')
  s.add(box(360, 900, 560, 190, '#e4e1ea', 18), label(400, 1010, '190 – 1100 nm', 44, '#847d96'))
  return s.picture()
}

const cylinder = (s: Sketch, x: number, top: number, w: number, colour: string, name: string) => {
  shadow(s, x, w)
  s.add(
    shape(
      `M${x - w / 2} ${floor}V${top + 110}Q${x - w / 2} ${top + 10} ${x - 34} ${top}H${x + 34}Q${x + w / 2} ${top + 10} ${x + w / 2} ${top + 110}V${floor}Q${x} ${floor + 16} ${x - w / 2} ${floor}Z`,
      colour,
    ),
    shape(
      `M${x - w / 2} ${floor}V${top + 110}Q${x - w / 2} ${top + 10} ${x - 34} ${top}H${x + 34}Q${x + w / 2} ${top + 10} ${x + w / 2} ${top + 110}V${floor}Q${x} ${floor + 16} ${x - w / 2} ${floor}Z`,
      s.linear([
        [0, '#000', 0.35],
        [0.25, '#fff', 0.45],
        [0.42, '#fff', 0.05],
        [0.8, '#000', 0.12],
        [1, '#000', 0.45],
      ]),
    ),
  )
  s.add(
    box(x - 26, top - 64, 52, 70, metal(s), 8),
    box(x - 50, top - 92, 100, 34, '#3a434b', 14),
    box(x + 20, top - 46, 60, 26, metal(s, 90), 6),
  )
  s.add(
    disc(x + 92, top - 60, 36, '#e9edf0'),
    disc(x + 92, top - 60, 36, 'none', 36, 'stroke="#69737c" stroke-width="7"'),
    stroke(`M${x + 92} ${top - 60}l16 -18`, '#c9483d', 5),
  )
  s.add(
    box(x - w * 0.36, top + 210, w * 0.72, 120, '#f4f4ee', 8),
    words(x, top + 290, name, 50, '#2b333a', 'text-anchor="middle" font-weight="700"'),
  )
}

export function gasSensingChamber(): Promise<Picture> {
  const s = studio('#d9e3e0', '#edf1ee', '#cfcabc', '#aea794')
  cylinder(s, 190, 420, 200, '#3f7f5a', 'NH₃')
  cylinder(s, 440, 470, 200, '#46627f', 'Air')
  const pipe = (d: string) => {
    s.add(stroke(d, '#7a848c', 20), stroke(d, '#dfe5e9', 8))
  }
  pipe('M310 366H600V620H700')
  pipe('M560 416H630V800H700')
  pipe('M880 620H960V860H1090')
  pipe('M880 800H960V860')
  pipe('M1690 860H1840V1180')
  for (const [y, set] of [
    [560, '12 sccm'],
    [740, '488 sccm'],
  ] as const) {
    housing(s, 690, y, 200, 130, '#2f4a60', 0, 14)
    s.add(
      box(712, y + 24, 156, 50, '#0b161e', 6),
      digits(720, y + 60, set, 28, '#8fe8ff'),
      box(706, y + 130, 168, 30, metal(s), 4),
    )
  }
  shadow(s, 1390, 760)
  housing(s, 1010, 1010, 760, 170, '#dfe3e5', 40, 26)
  s.add(
    disc(1390, 986, 330, '#8d979e', 52),
    disc(1390, 974, 330, metal(s), 52),
    disc(1390, 972, 286, '#4a545c', 40),
  )
  s.add(
    box(1290, 884, 200, 80, '#363e45', 10),
    disc(1390, 884, 104, '#59646d', 22),
    box(1330, 848, 120, 26, '#efe9d8', 4),
    box(1362, 840, 56, 12, '#d89a2c', 3),
    disc(1390, 850, 120, '#ff9a3c', 40, `opacity="0.35" ${s.soft(18)}`),
    stroke('M1340 860L1240 930V972M1440 860L1540 930V972', '#d89a2c', 6),
  )
  s.add(
    shape('M1080 972V640Q1080 380 1390 380T1700 640V972Q1390 1040 1080 972Z', '#e4f4f8', 'opacity="0.28"'),
    shape(
      'M1080 972V640Q1080 380 1390 380T1700 640V972Q1390 1040 1080 972Z',
      s.linear([
        [0, '#6d8a94', 0.5],
        [0.05, '#fff', 0.5],
        [0.14, '#fff', 0.04],
        [0.8, '#fff', 0.02],
        [0.93, '#fff', 0.55],
        [1, '#5f7b85', 0.55],
      ]),
    ),
    stroke('M1140 900V650Q1150 480 1290 432', '#fff', 22, `opacity="0.6" ${s.soft(3)}`),
    disc(1390, 372, 38, '#b9d5de', 34),
    disc(1380, 362, 12, '#fff', 10, 'opacity="0.8"'),
  )
  const random = createRandom(5)
  for (let k = 0; k < 15; k++) {
    const x = random.between(1140, 1640)
    const y = random.between(520, 820)
    s.add(disc(x, y, 9, '#4fa57b', 9, 'opacity="0.4"'))
    for (const turn of [0, 2.1, 4.2])
      s.add(
        disc(x + 11 * Math.cos(turn + k), y + 11 * Math.sin(turn + k), 4.5, '#a9d3bd', 4.5, 'opacity="0.8"'),
      )
  }
  screen(s, 1060, 1050, 250, 86, digits(1074, 1110, '150.0 °C', 44, '#ffb46b'))
  screen(s, 1350, 1050, 250, 86, digits(1364, 1110, '24.1 MΩ', 44, '#7df0c8'))
  knob(s, 1690, 1094, 40)
  return s.picture()
}

export function zScanBench(): Promise<Picture> {
  const s = createSketch(W, H)
  const top = 1060
  const y = 640
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#10181d'],
          [0.7, '#22323a'],
          [1, '#182329'],
        ],
        90,
      ),
    ),
    disc(
      1000,
      520,
      1200,
      s.radial([
        [0, '#43756a', 0.5],
        [1, '#43756a', 0],
      ]),
      560,
    ),
  )
  s.add(
    box(
      0,
      top,
      W,
      90,
      s.linear(
        [
          [0, '#8f9aa1'],
          [0.12, '#d6dde1'],
          [0.5, '#8b969d'],
          [1, '#4d575e'],
        ],
        90,
      ),
    ),
    box(
      0,
      top + 90,
      W,
      240,
      s.linear(
        [
          [0, '#1c2328'],
          [1, '#0d1114'],
        ],
        90,
      ),
    ),
  )
  for (let k = 0; k < 42; k++)
    s.add(
      disc(24 + k * 48, top + 44, 8, '#23292e', 5),
      disc(24 + k * 48, top + 47, 6, '#eef2f4', 1.6, 'opacity="0.5"'),
    )
  for (const x of [220, 1000, 1780])
    s.add(
      box(
        x - 90,
        top + 90,
        180,
        350,
        s.linear([
          [0, '#0e1215'],
          [0.4, '#49545b'],
          [1, '#0b0e10'],
        ]),
      ),
    )
  // Laser, beam splitter with reference detector, lens, sample on its stage, aperture, detector.
  s.add(
    box(
      60,
      y - 78,
      380,
      156,
      s.linear(
        [
          [0, '#e8ecee'],
          [0.3, '#c3cacf'],
          [1, '#6d777e'],
        ],
        90,
      ),
      18,
    ),
    box(432, y - 30, 26, 60, '#2b3238', 6),
    label(96, y + 16, '532 nm', 44, '#34505c'),
    box(110, y + 78, 60, top - y - 78, '#33393f'),
    box(330, y + 78, 60, top - y - 78, '#33393f'),
  )
  lamp(s, 390, y - 36, '#59ff9b', 12)
  mount(s, 640, y, top, 150, 'splitter')
  mount(s, 860, y, top, 160, 'lens')
  s.add(
    box(
      1020,
      top - 66,
      420,
      70,
      s.linear(
        [
          [0, '#3b4f66'],
          [1, '#1b2735'],
        ],
        90,
      ),
      10,
    ),
    box(1050, top - 88, 360, 26, metal(s, 90), 6),
    disc(1452, top - 32, 34, metal(s, 60)),
  )
  mount(s, 1210, y, top - 84, 140, 'cell')
  mount(s, 1520, y, top, 150, 'iris')
  mount(s, 1770, y, top, 140, 'detector')
  s.add(
    box(
      560,
      262,
      160,
      150,
      s.linear([
        [0, '#3d444d'],
        [1, '#14181c'],
      ]),
      14,
    ),
    box(604, 404, 72, 20, '#5b636d', 5),
    stroke('M640 262V180H200V0', '#15181c', 16),
  )
  beam(s, `M458 ${y}H860`, '#2bff78', 7)
  beam(s, `M640 ${y}V424`, '#2bff78', 4)
  s.add(
    shape(
      `M860 ${y - 12}L1210 ${y - 1.5}L1520 ${y - 14}V${y + 14}L1210 ${y + 1.5}L860 ${y + 12}Z`,
      '#2bff78',
      `opacity="0.4" ${s.soft(16)}`,
    ),
    shape(
      `M860 ${y - 7}L1210 ${y - 1.4}L1520 ${y - 9}V${y + 9}L1210 ${y + 1.4}L860 ${y + 7}Z`,
      '#57ff95',
      `opacity="0.95" ${s.soft(2)}`,
    ),
    disc(
      1210,
      y,
      70,
      s.radial([
        [0, '#f0fff5', 0.95],
        [0.2, '#4dff90', 0.6],
        [1, '#2bff78', 0],
      ]),
    ),
  )
  beam(s, `M1520 ${y}H1716`, '#2bff78', 4)
  s.add(
    stroke('M1060 880H1360M1080 866l-22 14l22 14M1340 866l22 14l-22 14', '#bfe9d2', 6, 'opacity="0.85"'),
    words(1380, 892, 'z', 46, '#bfe9d2', 'font-style="italic"', 'EB Garamond'),
  )
  return s.picture()
}

export function fourProbe(): Promise<Picture> {
  const s = studio('#e6e2da', '#f3f1ec', '#cfd4d6', '#a7afb3')
  shadow(s, 620, 900)
  shadow(s, 1480, 640)
  housing(s, 1160, 760, 640, 420, '#39444e', 70, 24)
  screen(
    s,
    1210,
    820,
    540,
    150,
    digits(1240, 890, 'Rs  41.7 Ω/sq', 60, '#9df3c4') +
      digits(1240, 946, 'I 1.000 mA  V 9.20 mV', 36, '#63b58d'),
  )
  for (let k = 0; k < 4; k++)
    s.add(
      disc(1260 + k * 90, 1070, 30, ['#c9483d', '#2b3137', '#c9483d', '#2b3137'][k] ?? '#000'),
      disc(1260 + k * 90, 1070, 13, '#d9c07a'),
    )
  knob(s, 1690, 1070, 54)
  s.add(
    stroke('M640 420C700 240 1000 260 1060 620S1180 1070 1260 1070', '#c9483d', 11),
    stroke('M660 420C740 300 960 330 1030 660S1200 1120 1350 1080', '#2b3137', 11),
  )
  s.add(
    box(
      210,
      1090,
      840,
      90,
      s.linear(
        [
          [0, '#f4f6f7'],
          [1, '#8e989f'],
        ],
        90,
      ),
      12,
    ),
    box(870, 330, 70, 770, metal(s), 10),
    box(
      540,
      380,
      400,
      84,
      s.linear(
        [
          [0, '#dfe5e9'],
          [1, '#87929a'],
        ],
        90,
      ),
      12,
    ),
    disc(
      905,
      300,
      66,
      s.linear(
        [
          [0, '#58626b'],
          [1, '#1d2328'],
        ],
        60,
      ),
      30,
    ),
    box(890, 240, 30, 60, '#1d2328', 8),
  )
  s.add(
    box(
      560,
      440,
      120,
      250,
      s.linear([
        [0, '#1b2025'],
        [0.4, '#525c65'],
        [1, '#14181c'],
      ]),
      10,
    ),
    box(580, 690, 80, 40, '#d8c48a', 4),
  )
  for (let k = 0; k < 4; k++) s.add(shape(`M${590 + k * 18} 730h7v96l-3.5 22l-3.5 -22Z`, metal(s)))
  s.add(
    disc(620, 1000, 330, '#50402f', 56),
    box(
      290,
      940,
      660,
      62,
      s.linear([
        [0, '#6d5134'],
        [0.5, '#a67a4c'],
        [1, '#5a422b'],
      ]),
    ),
    disc(
      620,
      940,
      330,
      s.linear([
        [0, '#b5875a'],
        [1, '#7c5a38'],
      ]),
      62,
    ),
    disc(620, 926, 250, '#ff8a3c', 44, `opacity="0.35" ${s.soft(22)}`),
  )
  s.add(
    shape('M400 900L520 846H850L800 900Z', '#8fd0c8', 'opacity="0.95"'),
    shape(
      'M400 900L520 846H850L800 900Z',
      s.linear(
        [
          [0, '#7f7fd6', 0.75],
          [0.35, '#59c3c0', 0.4],
          [0.6, '#f0d68a', 0.65],
          [1, '#c97fb5', 0.65],
        ],
        15,
      ),
    ),
    shape('M400 900H800L850 846V858L800 914H400Z', '#dff1f0', 'opacity="0.9"'),
  )
  s.add(label(250, 1146, 'FOUR-PROBE', 32, '#5c6871'))
  return s.picture()
}

export function tubeFurnace(): Promise<Picture> {
  const s = studio('#dcd8d4', '#ece8e3', '#bfb9b2', '#968e85')
  shadow(s, 1000, 1300)
  s.add(
    box(60, 594, 1880, 112, '#dfeaf0', 50, 'opacity="0.75"'),
    box(
      60,
      594,
      1880,
      112,
      s.linear(
        [
          [0, '#fff', 0.85],
          [0.2, '#8fa4b0', 0.25],
          [0.5, '#fff', 0.2],
          [0.8, '#5f7480', 0.35],
          [1, '#fff', 0.5],
        ],
        90,
      ),
      50,
    ),
  )
  housing(s, 330, 330, 1340, 640, '#e8e4de', 70, 40)
  s.add(
    box(400, 410, 1200, 480, '#4a4540', 24),
    box(
      420,
      430,
      1160,
      440,
      s.linear(
        [
          [0, '#2a211c'],
          [0.5, '#5b2a12'],
          [1, '#241c18'],
        ],
        90,
      ),
      16,
    ),
  )
  s.add(
    box(
      420,
      430,
      1160,
      440,
      s.radial(
        [
          [0, '#ff7a1f', 0.85],
          [0.6, '#d9480f', 0.4],
          [1, '#d9480f', 0],
        ],
        0.5,
        0.5,
        0.62,
      ),
      16,
    ),
  )
  for (let k = 0; k < 23; k++) {
    const hot = Math.exp(-(((k - 11) / 7) ** 2))
    const x = 450 + k * 50
    const colour = hot > 0.75 ? '#ffe9a8' : hot > 0.4 ? '#ffb04a' : '#c8551d'
    s.add(
      stroke(
        `M${x} 452Q${x + 26} 520 ${x} 588M${x} 712Q${x + 26} 780 ${x} 848`,
        colour,
        12,
        `opacity="${0.35 + 0.6 * hot}"`,
      ),
    )
  }
  s.add(
    box(
      400,
      590,
      1200,
      120,
      s.linear([
        [0, '#7d3a16', 0.7],
        [0.25, '#ff8a2b', 0.85],
        [0.5, '#fff1b8', 0.98],
        [0.75, '#ff8a2b', 0.85],
        [1, '#7d3a16', 0.7],
      ]),
    ),
    box(
      400,
      590,
      1200,
      120,
      s.linear(
        [
          [0, '#fff', 0.55],
          [0.18, '#fff', 0],
          [0.8, '#5a1c00', 0.2],
          [1, '#fff', 0.3],
        ],
        90,
      ),
    ),
    shape('M880 680H1120L1095 706H905Z', '#8a4b1d'),
    disc(1000, 680, 96, '#fff6d6', 9),
  )
  s.add(disc(1000, 650, 760, '#ff8a2b', 420, `opacity="0.14" ${s.soft(60)}`))
  for (const x of [200, 1730])
    s.add(box(x, 556, 70, 188, metal(s), 10), box(x + 12, 530, 46, 240, metal(s), 8))
  s.add(stroke('M60 650H0', '#7a848c', 26), stroke('M1940 650H2000', '#7a848c', 26))
  housing(s, 420, 990, 1160, 190, '#d4cfc8', 0, 18)
  for (const [k, t] of ['850', '900', '850'].entries()) {
    screen(s, 490 + k * 270, 1036, 190, 92, digits(516 + k * 270, 1104, `${t}°`, 62, '#ff8f5a'), '#1d0f0a')
  }
  lamp(s, 1330, 1082, '#ff6a3d', 13)
  knob(s, 1450, 1082, 50)
  return s.picture()
}

export function hotDisk(): Promise<Picture> {
  const s = studio('#dfe6ee', '#f1f4f7', '#d3d8dd', '#aab3bc')
  shadow(s, 640, 900)
  shadow(s, 1520, 560)
  housing(s, 1250, 640, 540, 540, '#f2f4f6', 70, 28)
  const frame: Frame = {
    x: 1320,
    y: 720,
    width: 400,
    height: 200,
    across: { from: 0, to: 20, ticks: [], label: '' },
    up: { from: 0, to: 3.2, ticks: [], label: '' },
  }
  screen(
    s,
    1300,
    700,
    440,
    250,
    stroke('M1330 722V920H1720', '#6b86a0', 4) +
      line(
        frame,
        curve(0, 20, 200, (t) => 0.9 * Math.log1p(t * 1.5)),
        '#ffb15c',
        6,
      ) +
      digits(1480, 890, '1.42 W/mK', 32, '#d7e8f7'),
    '#122233',
  )
  s.add(label(1300, 1030, 'HOT DISK', 36, '#66727f'))
  lamp(s, 1700, 1018, '#4f9be8')
  knob(s, 1360, 1104, 40)
  knob(s, 1480, 1104, 40)
  s.add(
    box(
      220,
      1110,
      840,
      70,
      s.linear(
        [
          [0, '#7d8890'],
          [1, '#3b444b'],
        ],
        90,
      ),
      10,
    ),
  )
  const block = (y: number, h: number) => {
    s.add(
      box(
        320,
        y,
        640,
        h,
        s.linear([
          [0, '#a59a8a'],
          [0.2, '#cfc5b4'],
          [0.7, '#b3a897'],
          [1, '#8a7f6f'],
        ]),
        14,
      ),
    )
    const random = createRandom(y)
    for (let k = 0; k < 110; k++)
      s.add(
        disc(
          random.between(336, 944),
          random.between(y + 14, y + h - 14),
          random.between(1.5, 6),
          '#7b705f',
          random.between(1.5, 4),
          'opacity="0.35"',
        ),
      )
  }
  block(860, 250)
  s.add(
    shape('M330 852L470 640H1100L950 852Z', '#d99e56', 'opacity="0.96"'),
    shape(
      'M330 852L470 640H1100L950 852Z',
      s.linear(
        [
          [0, '#fff', 0.45],
          [0.5, '#fff', 0.05],
          [1, '#000', 0.15],
        ],
        30,
      ),
    ),
  )
  // The double spiral of nickel between two thin sheets, in perspective.
  let d = ''
  for (let k = 0; k <= 700; k++) {
    const t = (k / 700) * 12 * 2 * Math.PI
    const r = 24 + 11.2 * (t / (2 * Math.PI))
    d += `${k ? 'L' : 'M'}${(700 + r * 1.25 * Math.cos(t) - r * 0.32 * Math.sin(t)).toFixed(1)} ${(746 + r * 0.62 * Math.sin(t)).toFixed(1)}`
  }
  s.add(
    disc(700, 746, 240, '#ff7b2e', 130, `opacity="0.35" ${s.soft(30)}`),
    stroke(d, '#5d6a74', 5),
    stroke('M880 760L1160 760M880 776L1160 780', '#5d6a74', 9),
    stroke('M1160 770C1230 770 1200 1090 1290 1090', '#2c343b', 22),
  )
  s.add(`<g transform="translate(0 -60)">`)
  block(340, 230)
  s.add('</g>')
  s.add(
    box(320, 500, 640, 12, '#6f6555', 6),
    stroke('M640 540V620M616 596l24 26l24 -26', '#7f8c97', 8, 'opacity="0.8"'),
  )
  s.add(box(560, 120, 160, 160, metal(s), 10), box(600, 30, 80, 100, '#3b444b', 10))
  return s.picture()
}

export function photoreactor(): Promise<Picture> {
  const s = studio('#27343c', '#3d4d55', '#4b5a60', '#2a353a')
  shadow(s, 860, 760)
  s.add(
    shape(
      'M1580 360L1000 420V1010L1580 640Z',
      s.linear([
        [0, '#ffe9a8', 0],
        [1, '#ffe9a8', 0.55],
      ]),
      s.soft(16),
    ),
  )
  s.add(
    box(
      1560,
      340,
      300,
      320,
      s.linear(
        [
          [0, '#dfe4e7'],
          [1, '#6a747b'],
        ],
        90,
      ),
      26,
    ),
    box(1536, 370, 50, 260, '#2b3238', 12),
    disc(1548, 500, 26, '#fff7d6', 110),
    disc(1530, 500, 110, '#ffe9a8', 170, `opacity="0.6" ${s.soft(36)}`),
    box(1680, 660, 60, 520, metal(s), 8),
    box(1560, 1150, 300, 32, '#2b3238', 8),
    label(1640, 510, '300 W', 44, '#3d474e'),
  )
  housing(s, 500, 1010, 720, 170, '#e3e7e9', 30, 22)
  knob(s, 640, 1094, 46)
  screen(s, 740, 1056, 200, 80, digits(756, 1112, '450 rpm', 40, '#7df0c8'))
  lamp(s, 1010, 1096, '#57d98a', 12)
  knob(s, 1110, 1094, 46)
  const jar =
    'M590 980V430Q590 390 630 390H1090Q1130 390 1130 430V980Q1130 1000 1110 1000H610Q590 1000 590 980Z'
  const inner = 'M660 920V470H1060V920Q1060 944 1036 944H684Q660 944 660 920Z'
  s.add(
    shape(jar, '#bfe3ee', 'opacity="0.25"'),
    shape('M660 560H1060V920Q1060 944 1036 944H684Q660 944 660 920Z', '#2f62c9', 'opacity="0.9"'),
    shape(
      'M660 560H1060V920Q1060 944 1036 944H684Q660 944 660 920Z',
      s.linear([
        [0, '#061440', 0.55],
        [0.5, '#3f7bff', 0.1],
        [1, '#d9f0ff', 0.65],
      ]),
    ),
    disc(860, 560, 200, '#6f9dff', 22),
    disc(860, 566, 90, '#2c56b4', 10),
  )
  s.add(
    stroke('M800 572Q860 700 830 860', '#9fc0ff', 6, 'opacity="0.5"'),
    stroke('M920 572Q850 720 890 860', '#9fc0ff', 6, 'opacity="0.5"'),
    box(790, 900, 140, 28, '#f4f6f7', 14),
  )
  const random = createRandom(6)
  for (let k = 0; k < 60; k++)
    s.add(
      disc(
        random.between(676, 1044),
        random.between(596, 926),
        3 + (k % 3),
        '#ffffff',
        3 + (k % 3),
        'opacity="0.5"',
      ),
    )
  s.add(
    shape(inner, 'none', 'stroke="#e6f6fb" stroke-width="7" opacity="0.75"'),
    shape(
      jar,
      s.linear([
        [0, '#fff', 0.5],
        [0.07, '#fff', 0.05],
        [0.9, '#fff', 0.05],
        [1, '#fff', 0.7],
      ]),
      'stroke="#e6f6fb" stroke-width="8" stroke-opacity="0.7"',
    ),
    box(612, 430, 18, 520, '#fff', 9, 'opacity="0.5"'),
  )
  const hose = (d: string) => {
    s.add(stroke(d, '#9ec7d6', 30, 'opacity="0.75"'), stroke(d, '#e9f7fb', 8, 'opacity="0.7"'))
  }
  hose('M590 900H470Q380 900 380 1000V1180')
  hose('M590 500H420Q300 500 300 620V1180')
  s.add(
    box(760, 330, 200, 64, '#59646d', 12),
    stroke('M820 330V160M900 330V200', '#b9c3ca', 16),
    stroke('M820 394V800', '#dfe8ec', 10, 'opacity="0.8"'),
  )
  return s.picture()
}

export function sprayPyrolysis(): Promise<Picture> {
  const s = studio('#e4e8e4', '#f3f4f0', '#cdd1cb', '#a3aaa2')
  shadow(s, 1000, 1500)
  s.add(
    box(
      220,
      1100,
      1560,
      80,
      s.linear(
        [
          [0, '#6d777e'],
          [1, '#2f373d'],
        ],
        90,
      ),
      12,
    ),
  )
  for (const x of [300, 1620]) s.add(box(x, 220, 84, 890, metal(s), 10))
  s.add(
    box(
      260,
      250,
      1480,
      90,
      s.linear(
        [
          [0, '#eef2f4'],
          [0.4, '#a7b1b8'],
          [1, '#6a747c'],
        ],
        90,
      ),
      16,
    ),
    box(300, 284, 1400, 18, '#333b41', 9),
  )
  s.add(
    box(
      880,
      210,
      240,
      190,
      s.linear(
        [
          [0, '#3d5a73'],
          [1, '#1c2c3a'],
        ],
        90,
      ),
      18,
    ),
  )
  lamp(s, 1070, 262, '#57d98a', 11)
  s.add(
    box(950, 400, 100, 170, metal(s), 10),
    shape('M960 570H1040L1016 650H984Z', metal(s)),
    stroke('M950 470C760 460 740 160 560 120', '#d8a33f', 15),
    stroke('M1050 470C1240 460 1260 160 1460 120', '#6ea7cf', 15),
  )
  s.add(
    box(440, 60, 150, 130, '#f0c66a', 12, 'opacity="0.75"'),
    box(440, 40, 150, 30, '#58636b', 8),
    label(515, 140, 'SnCl₄', 34, '#6d4f12', 'text-anchor="middle"'),
  )
  s.add(
    shape(
      'M1000 650L640 985H1360Z',
      s.linear(
        [
          [0, '#ffffff', 0.95],
          [0.4, '#dfeff5', 0.55],
          [1, '#ffd9a8', 0.15],
        ],
        90,
      ),
      s.soft(8),
    ),
  )
  const random = createRandom(9)
  for (let k = 0; k < 320; k++) {
    const t = Math.pow(random.next(), 0.6)
    const u = Math.max(-1, Math.min(1, random.normal() * 0.45))
    s.add(
      disc(
        1000 + u * t * 340,
        655 + t * 320,
        2.2 + (k % 4) * 0.9,
        '#7fa6b8',
        2.2 + (k % 4) * 0.9,
        `opacity="${0.75 - 0.5 * t}"`,
      ),
    )
  }
  s.add(
    box(
      540,
      1010,
      920,
      92,
      s.linear(
        [
          [0, '#58504a'],
          [1, '#2c2723'],
        ],
        90,
      ),
      12,
    ),
    shape(
      'M540 1012L620 968H1380L1460 1012Z',
      s.linear([
        [0, '#8a3a16'],
        [0.5, '#ff8a3c'],
        [1, '#8a3a16'],
      ]),
    ),
    disc(1000, 985, 470, '#ff8a3c', 60, `opacity="0.45" ${s.soft(28)}`),
  )
  for (const x of [760, 900, 1040, 1180])
    s.add(
      shape(`M${x - 50} 998L${x - 28} 978H${x + 66}L${x + 56} 998Z`, '#d7eef0'),
      shape(
        `M${x - 50} 998L${x - 28} 978H${x + 66}L${x + 56} 998Z`,
        s.linear([
          [0, '#8f7fe0', 0.6],
          [0.5, '#6fd6c0', 0.4],
          [1, '#f0c66a', 0.6],
        ]),
      ),
    )
  screen(s, 660, 1036, 200, 52, digits(676, 1078, '450 °C', 42, '#ff9a5c'), '#140c08')
  s.add(label(1240, 1076, 'HOT PLATE', 28, '#b9aea4'))
  return s.picture()
}

export function gloveBox(): Promise<Picture> {
  const s = studio('#d5dce2', '#e9edf0', '#c3c9ce', '#9aa3aa')
  shadow(s, 900, 1500)
  housing(s, 200, 860, 1360, 320, '#dfe4e8', 0, 18)
  s.add(
    shape('M200 870L330 240H1430L1560 870Z', '#eef1f3'),
    shape(
      'M200 870L330 240H1430L1560 870Z',
      s.linear([
        [0, '#fff', 0.6],
        [1, '#7f8a93', 0.35],
      ]),
    ),
    shape('M280 820L386 300H1374L1480 820Z', '#2a3942'),
    shape(
      'M280 820L386 300H1374L1480 820Z',
      s.linear(
        [
          [0, '#35505c'],
          [0.5, '#8fa9b2'],
          [1, '#c9d6da'],
        ],
        90,
      ),
    ),
  )
  s.add(
    box(420, 300, 920, 18, '#f6fbff', 9),
    disc(880, 330, 560, '#f6fbff', 90, `opacity="0.55" ${s.soft(40)}`),
  )
  s.add(shape('M300 740H1460L1480 820H280Z', '#7b8891', 'opacity="0.8"'))
  for (const [x, h, c] of [
    [400, 170, '#b8742a'],
    [472, 120, '#3c7fb1'],
    [1290, 150, '#6f4b9a'],
    [1364, 110, '#2f8f6b'],
  ] as const)
    s.add(
      box(x - 30, 756 - h, 60, h, c, 8, 'opacity="0.9"'),
      box(
        x - 30,
        756 - h,
        60,
        h,
        s.linear([
          [0, '#000', 0.3],
          [0.3, '#fff', 0.4],
          [1, '#000', 0.3],
        ]),
        8,
      ),
      box(x - 24, 740 - h, 48, 22, '#f4f6f7', 5),
    )
  s.add(
    box(840, 640, 200, 116, '#e6eaed', 10),
    box(862, 660, 156, 46, '#0c1c26', 5),
    digits(872, 696, '0.3124 g', 30, '#7df0c8'),
  )
  s.add(
    shape('M320 800L410 330H700L560 800Z', '#fff', 'opacity="0.13"'),
    shape('M620 800L740 330H790L680 800Z', '#fff', 'opacity="0.1"'),
  )
  for (const [x, lean] of [
    [640, -1],
    [1120, 1],
  ] as const) {
    s.add(
      disc(x, 700, 128, '#9aa5ad', 118),
      disc(
        x,
        700,
        128,
        s.linear(
          [
            [0, '#fff', 0.8],
            [1, '#3c464d', 0.6],
          ],
          60,
        ),
        118,
      ),
      disc(x, 700, 100, '#101417', 92),
    )
    s.add(
      shape(
        `M${x - 84} 690Q${x - 60 + lean * 20} 960 ${x - 60 + lean * 36} 1050L${x - 92 + lean * 40} 1160Q${x - 70 + lean * 40} 1190 ${x - 48 + lean * 40} 1150L${x - 30 + lean * 40} 1220Q${x + lean * 40} 1250 ${x + 26 + lean * 40} 1220L${x + 60 + lean * 40} 1130Q${x + 84 + lean * 24} 900 ${x + 84} 690Z`,
        s.linear([
          [0, '#0b0d0f'],
          [0.3, '#4a525a'],
          [0.55, '#1d2125'],
          [1, '#07080a'],
        ]),
      ),
    )
    for (let k = 0; k < 3; k++)
      s.add(stroke(`M${x - 62 + lean * k * 8} ${800 + k * 80}q62 34 128 0`, '#6a737b', 5, 'opacity="0.35"'))
  }
  s.add(
    box(
      1540,
      480,
      260,
      300,
      s.linear(
        [
          [0, '#59646d'],
          [0.25, '#f1f4f6'],
          [0.6, '#aab3ba'],
          [1, '#59646d'],
        ],
        90,
      ),
      20,
    ),
    disc(1800, 630, 66, '#8a959d', 160),
    disc(
      1806,
      630,
      52,
      s.linear(
        [
          [0, '#f1f4f6'],
          [1, '#7a858d'],
        ],
        70,
      ),
      138,
    ),
    box(1796, 600, 40, 60, '#3b444b', 10),
    box(1640, 780, 70, 400, metal(s)),
  )
  screen(
    s,
    250,
    960,
    300,
    130,
    digits(266, 1014, 'O₂  &lt;0.1 ppm', 34, '#7df0c8') + digits(266, 1064, 'H₂O &lt;0.1 ppm', 34, '#7df0c8'),
  )
  s.add(
    disc(1380, 1010, 70, '#f4f6f7'),
    disc(1380, 1010, 70, 'none', 70, 'stroke="#6a747c" stroke-width="10"'),
    stroke('M1380 1010l36 -34', '#c9483d', 7),
  )
  return s.picture()
}

export function hydrothermalOven(): Promise<Picture> {
  const s = studio('#e9e4dc', '#f4f1ea', '#cbbfae', '#a39680')
  shadow(s, 980, 1320)
  housing(s, 340, 200, 1280, 980, '#4d6b78', 60, 34)
  s.add(
    box(420, 290, 860, 800, '#2b3d46', 26),
    box(
      456,
      326,
      788,
      728,
      s.linear(
        [
          [0, '#58310f'],
          [0.55, '#9a5a1e'],
          [1, '#3f250e'],
        ],
        90,
      ),
      16,
    ),
    disc(850, 480, 420, '#ffc46b', 190, `opacity="0.35" ${s.soft(50)}`),
  )
  for (let k = 0; k < 27; k++)
    s.add(box(470 + k * 28.6, 690, 8, 18, '#d5b98c', 3), box(470 + k * 28.6, 1010, 8, 18, '#d5b98c', 3))
  s.add(box(456, 684, 788, 10, '#e6d2ad', 5), box(456, 1006, 788, 10, '#e6d2ad', 5))
  const pot = (x: number, base: number) => {
    s.add(
      disc(x, base, 90, '#1c0f04', 12, `opacity="0.6" ${s.soft(6)}`),
      box(
        x - 78,
        base - 190,
        156,
        190,
        s.linear([
          [0, '#4e4a46'],
          [0.22, '#f7efe3'],
          [0.4, '#a59b8f'],
          [0.75, '#d8cdbf'],
          [1, '#4a443e'],
        ]),
        12,
      ),
      box(
        x - 90,
        base - 230,
        180,
        66,
        s.linear([
          [0, '#5c5650'],
          [0.25, '#fff8ec'],
          [0.5, '#b5aa9c'],
          [1, '#56504a'],
        ]),
        10,
      ),
      box(x - 26, base - 262, 52, 36, '#8e8579', 6),
    )
    for (let k = 0; k < 12; k++)
      s.add(stroke(`M${x - 80 + k * 14.5} ${base - 222}v50`, '#2b2621', 4, 'opacity="0.35"'))
  }
  pot(620, 684)
  pot(1060, 684)
  pot(620, 1006)
  pot(1060, 1006)
  s.add(
    shape('M456 326H860L620 1054H456Z', '#fff', 'opacity="0.1"'),
    shape('M940 326H1010L770 1054H700Z', '#fff', 'opacity="0.08"'),
    box(1300, 560, 34, 260, metal(s), 16),
  )
  screen(
    s,
    1370,
    320,
    200,
    150,
    digits(1384, 386, '180 °C', 46, '#ffb46b') + digits(1384, 446, '12:00 h', 40, '#d9915a'),
    '#1d120a',
  )
  knob(s, 1470, 590, 56)
  lamp(s, 1400, 720, '#ff8f5a', 12)
  lamp(s, 1470, 720, '#57d98a', 12)
  for (let k = 0; k < 8; k++) s.add(box(1376, 830 + k * 26, 190, 9, '#2f444e', 4))
  return s.picture()
}
