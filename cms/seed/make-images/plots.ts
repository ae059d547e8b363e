import { draw, type Picture } from './picture'
import { area, axes, curve, dots, line, note, toPixels, type Frame, type Point } from './plot'
import { createRandom } from './random'

const serif = 'font-family="EB Garamond"'
const sans = 'font-family="Inter, Liberation Sans"'
const blue = '#1f5fa8'
const red = '#c2412d'
const green = '#1d8a6b'
const sand = '#d9902f'

/** Resistance ratio of a sensor that meets pulses of gas: dose in ppm, start and end in minutes. */
function sensorCurve(
  seed: number,
  pulses: readonly (readonly [number, number, number])[],
  end: number,
): Point[] {
  const random = createRandom(seed)
  let s = 1
  return curve(0, end, 900, () => 0).map(([t]) => {
    const active = pulses.find(([, a, b]) => t >= a && t < b)
    const goal = active ? 1 + 2.9 * Math.pow(active[0], 0.52) : 1
    s += (goal - s) * (active ? 0.075 : 0.036)
    return [t, s + random.normal() * 0.05 + 0.004 * t]
  })
}

export const doses = [
  [1, 8, 16],
  [2, 28, 36],
  [5, 48, 56],
  [10, 68, 76],
  [20, 90, 98],
  [50, 114, 122],
] as const

/** Signal of a tin-oxide sensor under six doses of ammonia, with the calibration line beside it. */
export function sensorResponseBody(frame: Frame): string {
  const peak = frame.up.to
  const bars = doses
    .map(([dose, a, b]) => {
      const [x0] = toPixels(frame, [a, 0])
      const [x1] = toPixels(frame, [b, 0])
      return (
        `<rect x="${x0}" y="${frame.y}" width="${x1 - x0}" height="${frame.height}" fill="#dfeaf5"/>` +
        note(frame, [(a + b) / 2, peak * 0.945], `${dose}`, '#41617f', (frame.size ?? 36) * 0.9, 'middle')
      )
    })
    .join('')
  return (
    axes(frame) +
    bars +
    line(frame, sensorCurve(7, doses, frame.across.to), blue, 5) +
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="none" stroke="#1d2733" stroke-width="3.5"/>`
  )
}

export function sensorResponse(): Promise<Picture> {
  const frame: Frame = {
    x: 200,
    y: 130,
    width: 1700,
    height: 980,
    size: 40,
    across: { from: 0, to: 150, ticks: [0, 30, 60, 90, 120, 150], label: 'Time (min)' },
    up: {
      from: 0,
      to: 27,
      ticks: [0, 5, 10, 15, 20, 25],
      label:
        'Response  R<tspan font-size="30" dy="8">air</tspan><tspan dy="-8"> / R</tspan><tspan font-size="30" dy="8">gas</tspan>',
    },
  }
  const small: Frame = {
    x: 420,
    y: 300,
    width: 520,
    height: 380,
    size: 28,
    across: { from: 0.8, to: 70, ticks: [1, 10, 50], label: 'NH₃ (ppm)', log: true },
    up: { from: 2.5, to: 34, ticks: [3, 10, 30], label: 'Response', log: true },
  }
  const points: Point[] = doses.map(([d]) => [d, 1 + 2.9 * Math.pow(d, 0.52) * (1 + 0.03 * Math.sin(d * 3))])
  const [sx, sy] = [small.x - 120, small.y - 40]
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<rect width="2000" height="1333" fill="#fff"/><text x="200" y="84" font-size="48" ${serif} font-weight="500" fill="#1d2733">SnO₂ thin film at 150 °C under pulses of ammonia (ppm)</text>` +
      sensorResponseBody(frame) +
      `<rect x="${sx}" y="${sy}" width="690" height="540" fill="#fff" stroke="#c3ccd6" stroke-width="2"/>` +
      axes(small) +
      line(
        small,
        curve(0.85, 66, 60, (x) => 1 + 2.9 * Math.pow(x, 0.52)),
        '#8aa8c7',
        4,
      ) +
      dots(small, points, red, 11),
  })
}

const gaussian = (x: number, at: number, width: number) => Math.exp(-(((x - at) / width) ** 2) / 2)

/** Powder pattern of wurtzite zinc oxide (Cu Kα; 2θ in degrees, relative height) as in textbooks. */
const zincOxide: readonly (readonly [number, number, string])[] = [
  [31.77, 57, '100'],
  [34.42, 44, '002'],
  [36.25, 100, '101'],
  [47.54, 23, '102'],
  [56.6, 32, '110'],
  [62.86, 29, '103'],
  [66.38, 4, '200'],
  [67.96, 23, '112'],
  [69.1, 11, '201'],
]

export function xrayPattern(x: number, width = 0.16): number {
  let v = 4.5 + 6 * Math.exp(-(x - 20) / 14)
  for (const [at, height] of zincOxide)
    v += height * (0.55 * gaussian(x, at, width) + 0.45 / (1 + ((x - at) / (width * 1.15)) ** 2))
  return v
}

/** A slide with a Rietveld refinement. */
export function xrayLecture(): Promise<Picture> {
  const random = createRandom(17)
  const frame: Frame = {
    x: 180,
    y: 230,
    width: 1720,
    height: 900,
    size: 36,
    across: {
      from: 28,
      to: 72,
      ticks: [30, 35, 40, 45, 50, 55, 60, 65, 70],
      label: 'Diffraction angle 2θ (°)',
    },
    up: { from: -34, to: 118, ticks: [], label: 'Intensity (arb. units)' },
  }
  const measured: Point[] = curve(
    28.2,
    71.8,
    380,
    (x) => xrayPattern(x) + random.normal() * (0.7 + 0.05 * Math.sqrt(xrayPattern(x)) * 4),
  )
  const dense = curve(28.1, 71.9, 2400, (x) => xrayPattern(x))
  const difference: Point[] = measured.map(([x, y]) => [x, -24 + (y - xrayPattern(x)) * 0.9])
  const marks = zincOxide
    .map(([at]) =>
      line(
        frame,
        [
          [at, -5],
          [at, -11],
        ],
        green,
        5,
      ),
    )
    .join('')
  const labels = zincOxide
    .filter(([, h]) => h > 10)
    .map(([at, h, name]) =>
      note(
        frame,
        [at + (name === '002' ? 0.12 : 0), Math.min(112, h + 10) + (name === '002' ? 2 : 0)],
        name,
        '#52606e',
        32,
        'middle',
      ),
    )
    .join('')
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<rect width="2000" height="1333" fill="#fbfaf7"/><rect width="2000" height="14" fill="${red}"/>` +
      `<text x="100" y="116" font-size="68" ${serif} font-weight="600" fill="#1d2733">Reading X-ray patterns like a native</text>` +
      `<text x="100" y="176" font-size="36" ${sans} fill="#66727f">I3 Series · hands-on session with a ZnO sample pattern</text>` +
      axes({ ...frame, paper: '#fff' }) +
      dots(frame, measured, '#2b3b4d', 6, false) +
      line(frame, dense, red, 4) +
      marks +
      line(frame, difference, blue, 3) +
      labels +
      `<g font-size="34" ${sans} fill="#1d2733"><circle cx="1330" cy="300" r="9" fill="#fff" stroke="#2b3b4d" stroke-width="4"/><text x="1360" y="312">measured</text><path d="M1560 300h60" stroke="${red}" stroke-width="6"/><text x="1636" y="312">calculated</text><path d="M1300 356h60" stroke="${blue}" stroke-width="5"/><text x="1376" y="368">difference</text><path d="M1590 344v24" stroke="${green}" stroke-width="6"/><text x="1636" y="368">reflections</text></g>`,
  })
}

/** Transmittance of a closed-aperture Z-scan. Source: M. Sheik-Bahae et al., IEEE J. Quantum Electron. 26, 760 (1990), eq. 13. */
export const closedAperture = (x: number, phase: number) => 1 + (4 * phase * x) / ((x * x + 9) * (x * x + 1))

export function zScanRelease(): Promise<Picture> {
  const random = createRandom(23)
  const frame: Frame = {
    x: 210,
    y: 110,
    width: 1690,
    height: 1010,
    size: 40,
    ink: '#dfe9e4',
    paper: '#0d1a1c',
    grid: '#1c2f31',
    across: { from: -32, to: 32, ticks: [-30, -20, -10, 0, 10, 20, 30], label: 'Sample position z (mm)' },
    up: {
      from: 0.74,
      to: 1.26,
      ticks: [0.8, 0.9, 1, 1.1, 1.2],
      names: ['0.8', '0.9', '1.0', '1.1', '1.2'],
      label: 'Normalised transmittance',
    },
  }
  const fit = (phase: number) => curve(-31.8, 31.8, 400, (z) => closedAperture(z / 4.2, phase))
  const points = (phase: number, n: number): Point[] =>
    curve(-31, 31, n, (z) => closedAperture(z / 4.2, phase) + random.normal() * 0.0045)
  const set = (phase: number, colour: string) =>
    line(frame, fit(phase), colour, 4, 'opacity="0.75"') + dots(frame, points(phase, 74), colour, 8)
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<rect width="2000" height="1333" fill="#091214"/>` +
      axes(frame) +
      set(0.25, '#3f7f86') +
      set(0.5, '#47b39d') +
      set(0.95, '#b9e769') +
      `<g ${sans} font-size="38"><text x="270" y="190" fill="#b9e769">0.95 rad</text><text x="270" y="246" fill="#47b39d">0.50 rad</text><text x="270" y="302" fill="#5f9fa6">0.25 rad</text></g>` +
      `<text x="1860" y="1066" text-anchor="end" font-size="44" ${serif} font-style="italic" fill="#c7d6d2">an open-source Z-scan bench</text>`,
  })
}

export function phononLecture(): Promise<Picture> {
  const frame: Frame = {
    x: 260,
    y: 250,
    width: 1120,
    height: 880,
    size: 42,
    ink: '#f0e9dd',
    paper: '#20263a',
    across: { from: 0, to: 3, ticks: [0, 1, 1.6, 3], names: ['Γ', 'X', 'K', 'Γ'], label: 'Wave vector' },
    up: { from: 0, to: 17, ticks: [0, 4, 8, 12, 16], label: 'Frequency (THz)' },
  }
  const side: Frame = {
    ...frame,
    x: 1450,
    width: 430,
    across: { from: 0, to: 1.1, ticks: [], label: 'States' },
    up: { ...frame.up, ticks: [], label: '' },
  }
  const branches: ((q: number) => number)[] = [
    (q) => 4.4 * Math.sin((Math.PI / 2) * q),
    (q) => 4.4 * Math.sin((Math.PI / 2) * q),
    (q) => 12 * Math.sin((Math.PI / 2) * q) * (1 - 0.08 * q),
    (q) => 15.6 - 1.7 * q * q,
    (q) => 15.6 - 1.7 * q * q,
    (q) => 15.6 - 3.2 * q * q,
  ]
  const colours = ['#f2b56b', '#f2b56b', '#ee7d53', '#7fc4c9', '#7fc4c9', '#4f93d1']
  const split = [0, 0.5, 0, 0, -0.5, 0]
  const bands = branches
    .map((f, k) =>
      line(
        frame,
        curve(0, 3, 400, (s) => {
          // Γ–X goes out, X–K lifts the degeneracy, K–Γ comes back on another path.
          const q =
            s <= 1 ? s : s <= 1.6 ? 1 - 0.12 * (s - 1) : Math.sin(((3 - s) / 1.4) * (Math.PI / 2)) * 0.93
          const apart = s <= 1 ? 0 : s <= 1.6 ? (s - 1) / 0.6 : Math.sin(((3 - s) / 1.4) * Math.PI * 0.5)
          return Math.max(0, f(q) + (split[k] ?? 0) * 3 * apart * (k === 1 ? 1 : 0.6))
        }),
        colours[k] ?? '#fff',
        6,
      ),
    )
    .join('')
  const density = curve(
    0,
    16.6,
    300,
    (w) =>
      0.3 * (1 - Math.exp(-w * w * 0.05)) +
      0.7 * gaussian(w, 4.6, 0.55) +
      0.55 * gaussian(w, 10.8, 0.8) +
      0.95 * gaussian(w, 13.8, 0.5) +
      0.4 * gaussian(w, 15.2, 0.35),
  ).map(([w, d]): Point => [d * 0.82 * (1 - gaussian(w, 16.6, 0.3)), w])
  const guides = [1, 1.6]
    .map((s) =>
      line(
        frame,
        [
          [s, 0],
          [s, 17],
        ],
        '#59627d',
        3,
      ),
    )
    .join('')
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<rect width="2000" height="1333" fill="#181d2e"/><text x="110" y="130" font-size="80" ${serif} font-weight="500" fill="#f6efe3">Heat at the nanoscale</text>` +
      `<text x="110" y="192" font-size="36" ${sans} fill="#a9b0c4">Guest lecture · how phonons carry heat, and what stops them</text>` +
      axes(frame) +
      guides +
      bands +
      axes(side) +
      area(side, [[0, 0], ...density], 0, '#7fc4c9', 0.25) +
      line(side, density, '#7fc4c9', 5),
  })
}

export function driftLecture(): Promise<Picture> {
  const random = createRandom(31)
  const frame: Frame = {
    x: 200,
    y: 240,
    width: 1130,
    height: 890,
    size: 38,
    grid: '#eef0f3',
    across: { from: -6, to: 8, ticks: [-4, 0, 4, 8], label: 'First component (61 %)' },
    up: { from: -6, to: 6, ticks: [-6, -4, -2, 0, 2, 4, 6], label: 'Second component (22 %)' },
  }
  const clusters = [
    { x: -3.4, y: 1.9, a: 0.9, b: 0.45, t: 0.5, colour: blue, name: 'ammonia' },
    { x: 4.4, y: 2.7, a: 1.15, b: 0.5, t: -0.35, colour: sand, name: 'ethanol' },
    { x: 1.2, y: -2.7, a: 1, b: 0.55, t: 0.2, colour: green, name: 'acetone' },
  ]
  const drawn = clusters
    .map((c) => {
      const points: Point[] = Array.from({ length: 90 }, () => {
        const u = random.normal() * c.a * 0.8
        const v = random.normal() * c.b * 0.8
        return [c.x + u * Math.cos(c.t) - v * Math.sin(c.t), c.y + u * Math.sin(c.t) + v * Math.cos(c.t)]
      })
      const ring: Point[] = curve(0, 2 * Math.PI, 80, () => 0).map(([t]) => {
        const u = Math.cos(t) * c.a * 2
        const v = Math.sin(t) * c.b * 2
        return [c.x + u * Math.cos(c.t) - v * Math.sin(c.t), c.y + u * Math.sin(c.t) + v * Math.cos(c.t)]
      })
      const [nx, ny] = toPixels(frame, [c.x, c.y - c.b * 2 - c.a * 0.7])
      return (
        area(frame, ring, ring[0]?.[1] ?? 0, c.colour, 0.1) +
        dots(frame, points, c.colour, 9).replaceAll('<circle', '<circle opacity="0.75"') +
        `<text x="${nx}" y="${ny + 40}" font-size="38" text-anchor="middle" fill="${c.colour}" ${sans} font-weight="600">${c.name}</text>`
      )
    })
    .join('')
  const base: Frame = {
    x: 1520,
    y: 240,
    width: 390,
    height: 370,
    size: 30,
    across: { from: 0, to: 12, ticks: [0, 6, 12], label: 'Months' },
    up: { from: 0.8, to: 1.6, ticks: [1, 1.5], names: ['1.0', '1.5'], label: 'Baseline' },
  }
  const fixed: Frame = { ...base, y: 760 }
  const drift = curve(0, 12, 160, (t) => 1 + 0.036 * t + 0.05 * Math.sin(t * 2.1) + random.normal() * 0.012)
  const flat = curve(0, 12, 160, (t) => 1.02 + 0.012 * Math.sin(t * 2.1) + random.normal() * 0.012)
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<rect width="2000" height="1333" fill="#fff"/><rect width="26" height="1333" fill="${blue}"/>` +
      `<text x="100" y="112" font-size="70" ${serif} font-weight="600" fill="#1d2733">Living with drift: sensor arrays outside the laboratory</text>` +
      `<text x="100" y="172" font-size="35" ${sans} fill="#66727f">Online guest lecture · sample data of eight metal-oxide sensors over one year</text>` +
      axes(frame) +
      drawn +
      axes(base) +
      line(base, drift, red, 4) +
      axes(fixed) +
      line(fixed, flat, green, 4) +
      `<g font-size="32" ${sans} font-weight="500"><text x="1550" y="300" fill="${red}">as measured</text><text x="1550" y="820" fill="${green}">corrected</text></g>`,
  })
}

export function fieldTrial(): Promise<Picture> {
  const random = createRandom(37)
  const frame: Frame = {
    x: 190,
    y: 250,
    width: 980,
    height: 850,
    size: 38,
    grid: '#e6edf0',
    paper: '#fbfdfd',
    across: { from: 0, to: 90, ticks: [0, 30, 60, 90], label: 'Day of the trial' },
    up: { from: 0, to: 100, ticks: [0, 25, 50, 75, 100], label: 'Removed (%)' },
  }
  const colour = curve(1, 90, 30, (t) => 94 - 40 * Math.exp(-t / 4) + random.normal() * 1.6)
  const demand = curve(1, 90, 30, (t) => 71 - 38 * Math.exp(-t / 7) + random.normal() * 2.4)
  const panel = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0 150L330 0L470 90L140 250Z" fill="#16405c"/><path d="M0 150L330 0L470 90L140 250Z" fill="url(#sky)" opacity="0.5"/>` +
    Array.from(
      { length: 7 },
      (_, k) =>
        `<path d="M${(k * 330) / 7 + 20} ${150 - (k * 150) / 7 - 9}l140 97" stroke="#7fd0e0" stroke-width="14" stroke-linecap="round" opacity="0.85"/>`,
    ).join('') +
    `<path d="M0 150L330 0L470 90L140 250Z" fill="none" stroke="#d7e6ec" stroke-width="9"/><path d="M60 195V420M400 135V420" stroke="#7b8b94" stroke-width="14"/></g>`
  return draw({
    width: 2000,
    height: 1333,
    body:
      `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9fe3ef"/><stop offset="1" stop-color="#0b2a3f"/></linearGradient><linearGradient id="tank" x2="1"><stop offset="0" stop-color="#d6dee2"/><stop offset="0.35" stop-color="#f8fbfc"/><stop offset="1" stop-color="#9fb0b8"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="#fff3c2"/><stop offset="0.35" stop-color="#ffd667"/><stop offset="1" stop-color="#ffd667" stop-opacity="0"/></radialGradient><linearGradient id="air" x2="0" y2="1"><stop offset="0" stop-color="#e3f1f6"/><stop offset="1" stop-color="#f8f4e9"/></linearGradient></defs>` +
      `<rect width="2000" height="1333" fill="#fff"/><rect x="1250" width="750" height="1333" fill="url(#air)"/><circle cx="1790" cy="250" r="220" fill="url(#sun)"/>` +
      `<path d="M1250 1090Q1500 1050 2000 1080V1333H1250Z" fill="#cdbf9b"/><path d="M1250 1130Q1600 1080 2000 1130V1333H1250Z" fill="#bda97e"/>` +
      panel(1310, 620) +
      `<path d="M1400 860V940Q1400 980 1440 980H1700" fill="none" stroke="#5d6d76" stroke-width="16"/>` +
      `<rect x="1690" y="760" width="230" height="340" rx="22" fill="url(#tank)"/><ellipse cx="1805" cy="764" rx="115" ry="26" fill="#eef4f6" stroke="#a9b8bf" stroke-width="4"/><path d="M1690 850h230M1690 1010h230" stroke="#a9b8bf" stroke-width="5"/><rect x="1735" y="890" width="140" height="86" rx="10" fill="#1d8a6b"/><text x="1805" y="948" font-size="36" text-anchor="middle" fill="#fff" ${sans} font-weight="700">1000 L</text>` +
      `<path d="M1690 1060h-70v34" fill="none" stroke="#5d6d76" stroke-width="16"/><path d="M1612 1104q8 36 8 60q0 -24 8 -60Z" fill="#58b5d6" opacity="0.9"/>` +
      `<text x="100" y="120" font-size="74" ${serif} font-weight="600" fill="#17323f">A thousand litres a day</text><text x="100" y="182" font-size="36" ${sans} fill="#5d6d76">Ninety days at a dyeing workshop (sample data)</text>` +
      axes(frame) +
      area(frame, colour, 0, blue, 0.07) +
      line(frame, colour, blue, 5) +
      dots(frame, colour, blue, 10) +
      line(frame, demand, green, 5) +
      dots(frame, demand, green, 10) +
      note(frame, [86, 84], 'colour', blue, 40, 'end', 'font-weight="600"') +
      note(frame, [86, 59], 'chemical oxygen demand', green, 40, 'end', 'font-weight="600"'),
  })
}
