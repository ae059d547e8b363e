import { fractalNoise } from './noise'
import { overlay, paint, resize, type Picture } from './picture'
import { box, createSketch, disc, shape, stroke } from './sketch'
import { filmColour } from './fields'
import { hex, mix, type Rgb } from './tone'

interface Ball {
  x: number
  y: number
  z: number
  r: number
  colour: Rgb
  shine: number
}
interface Stick {
  a: readonly [number, number, number]
  b: readonly [number, number, number]
  r: number
}

/** A ball-and-stick model of the rock-salt lattice on a white table: traced rays, one soft lamp, sky light. */
export async function crystalModel(): Promise<Picture> {
  const balls: Ball[] = []
  const sticks: Stick[] = []
  const red = hex('#b3261e')
  const silver = hex('#c9d0d6')
  const n = 3
  const turn = 0.52
  const put = (i: number, j: number, k: number): readonly [number, number, number] => {
    const x = (i - 1) * 2.1
    const z = (k - 1) * 2.1
    return [x * Math.cos(turn) - z * Math.sin(turn), 0.62 + j * 2.1, x * Math.sin(turn) + z * Math.cos(turn)]
  }
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      for (let k = 0; k < n; k++) {
        const [x, y, z] = put(i, j, k)
        const first = (i + j + k) % 2 === 0
        balls.push({
          x,
          y,
          z,
          r: first ? 0.62 : 0.42,
          colour: first ? red : silver,
          shine: first ? 0.5 : 0.9,
        })
        for (const [di, dj, dk] of [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const) {
          if (i + di < n && j + dj < n && k + dk < n)
            sticks.push({ a: [x, y, z], b: put(i + di, j + dj, k + dk), r: 0.11 })
        }
      }
  type V = [number, number, number]
  const eye: V = [0.6, 6.1, -12.4]
  const target: V = [0.15, 2.35, 0]
  const norm = (v: V): V => {
    const l = Math.hypot(...v)
    return [v[0] / l, v[1] / l, v[2] / l]
  }
  const crossed = (a: V, b: V): V => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const forward = norm([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = norm(crossed([0, 1, 0], forward))
  const up = crossed(forward, right)
  const lampAt: V = norm([-0.55, 0.85, -0.5])

  const hitBall = (o: V, d: V, ball: Ball) => {
    const px = o[0] - ball.x,
      py = o[1] - ball.y,
      pz = o[2] - ball.z
    const b = px * d[0] + py * d[1] + pz * d[2]
    const c = px * px + py * py + pz * pz - ball.r * ball.r
    const q = b * b - c
    return q < 0 ? -1 : -b - Math.sqrt(q)
  }
  const hitStick = (o: V, d: V, s: Stick): { t: number; normal: V } | undefined => {
    const ax: V = [s.b[0] - s.a[0], s.b[1] - s.a[1], s.b[2] - s.a[2]]
    const length = Math.hypot(...ax)
    const u: V = [ax[0] / length, ax[1] / length, ax[2] / length]
    const p: V = [o[0] - s.a[0], o[1] - s.a[1], o[2] - s.a[2]]
    const du = d[0] * u[0] + d[1] * u[1] + d[2] * u[2]
    const pu = p[0] * u[0] + p[1] * u[1] + p[2] * u[2]
    const a = 1 - du * du
    const b = p[0] * d[0] + p[1] * d[1] + p[2] * d[2] - pu * du
    const c = p[0] * p[0] + p[1] * p[1] + p[2] * p[2] - pu * pu - s.r * s.r
    const q = b * b - a * c
    if (q < 0 || a < 1e-6) return undefined
    const t = (-b - Math.sqrt(q)) / a
    const along = pu + t * du
    if (t < 1e-3 || along < 0 || along > length) return undefined
    const x: V = [
      p[0] + t * d[0] - along * u[0],
      p[1] + t * d[1] - along * u[1],
      p[2] + t * d[2] - along * u[2],
    ]
    return { t, normal: [x[0] / s.r, x[1] / s.r, x[2] / s.r] }
  }
  // Most rays miss the whole model; one test against a ball around it saves all others.
  const around: Ball = { x: 0, y: 2.72, z: 0, r: 4.35, colour: silver, shine: 0 }
  const misses = (o: V, d: V) => {
    const p: V = [o[0] - around.x, o[1] - around.y, o[2] - around.z]
    const b = p[0] * d[0] + p[1] * d[1] + p[2] * d[2]
    const c = p[0] * p[0] + p[1] * p[1] + p[2] * p[2] - around.r * around.r
    return c > 0 && (b > 0 || b * b < c)
  }
  const blocked = (o: V, d: V) =>
    !misses(o, d) &&
    (balls.some((ball) => hitBall(o, d, ball) > 1e-3) || sticks.some((s) => hitStick(o, d, s) !== undefined))
  // A lamp of some size: shadows are asked for in several directions.
  const lamps: V[] = Array.from({ length: 32 }, (_, k) => {
    const a = k * 2.399963
    const r = 0.17 * Math.sqrt((k + 0.5) / 32)
    return norm([lampAt[0] + r * Math.cos(a), lampAt[1], lampAt[2] + r * Math.sin(a)])
  })
  const light = (o: V, every: number) => {
    let free = 0
    let all = 0
    for (let k = 0; k < lamps.length; k += every) {
      const l = lamps[k]
      if (!l) continue
      all++
      if (!blocked(o, l)) free++
    }
    return free / all
  }
  const sky = (d: V): Rgb => mix([225, 229, 233], [247, 248, 250], Math.max(0, Math.min(1, d[1] * 0.8 + 0.4)))
  const near = (x: number, z: number, y: number) => {
    let dark = 1
    for (const b of balls) {
      const dx = x - b.x,
        dz = z - b.z,
        dy = Math.max(0.05, b.y - y)
      const d2 = dx * dx + dz * dz + dy * dy
      if (d2 > 1e-4) dark *= 1 - 0.5 * Math.min(1, (b.r * b.r) / d2) * (dy / Math.sqrt(d2))
    }
    return dark
  }
  const trace = (o: V, d: V, depth: number): Rgb => {
    let best = Infinity
    let ball: Ball | undefined
    let normal: V = [0, 1, 0]
    let colour: Rgb = [0, 0, 0]
    let shine = 0
    const outside = misses(o, d)
    if (!outside)
      for (const b of balls) {
        const t = hitBall(o, d, b)
        if (t > 1e-3 && t < best) {
          best = t
          ball = b
        }
      }
    if (ball) {
      const b = ball
      normal = [
        (o[0] + best * d[0] - b.x) / b.r,
        (o[1] + best * d[1] - b.y) / b.r,
        (o[2] + best * d[2] - b.z) / b.r,
      ]
      colour = b.colour
      shine = b.shine
    }
    if (!outside)
      for (const s of sticks) {
        const h = hitStick(o, d, s)
        if (h && h.t < best) {
          best = h.t
          normal = h.normal
          colour = [176, 180, 184]
          shine = 0.35
        }
      }
    if (d[1] < -1e-4) {
      const t = -o[1] / d[1]
      if (t > 0 && t < best) {
        const p: V = [o[0] + t * d[0], 0.0005, o[2] + t * d[2]]
        const lit = light(p, depth ? 8 : 1)
        const around = near(p[0], p[2], 0)
        const fade = Math.min(1, Math.max(0, (t - 9) / 26))
        const k = 0.36 * around + 0.64 * lit
        const table: Rgb = [
          240 * (0.52 + 0.48 * k) * (0.6 + 0.4 * around),
          241 * (0.53 + 0.47 * k) * (0.6 + 0.4 * around),
          243 * (0.56 + 0.44 * k) * (0.6 + 0.4 * around),
        ]
        const mirror = depth === 0 ? trace(p, [d[0], -d[1], d[2]], 1) : sky(d)
        const share = 0.05 + 0.22 * Math.pow(1 - Math.abs(d[1]), 4)
        return mix(mix(table, mirror, share), sky(d), fade)
      }
    }
    if (best === Infinity) return sky(d)
    const p: V = [
      o[0] + best * d[0] + normal[0] * 1e-3,
      o[1] + best * d[1] + normal[1] * 1e-3,
      o[2] + best * d[2] + normal[2] * 1e-3,
    ]
    const facing = Math.max(0, normal[0] * lampAt[0] + normal[1] * lampAt[1] + normal[2] * lampAt[2])
    const lit = facing > 0 ? light(p, depth ? 8 : 3) * facing : 0
    const ambient = 0.3 + 0.22 * normal[1] + 0.08
    const k = ambient + 0.72 * lit
    const dn = d[0] * normal[0] + d[1] * normal[1] + d[2] * normal[2]
    const m: V = [d[0] - 2 * dn * normal[0], d[1] - 2 * dn * normal[1], d[2] - 2 * dn * normal[2]]
    const gloss =
      Math.pow(Math.max(0, m[0] * lampAt[0] + m[1] * lampAt[1] + m[2] * lampAt[2]), 60) *
      200 *
      shine *
      (lit > 0 ? 1 : 0.2)
    const fresnel = (0.05 + 0.5 * Math.pow(1 + dn, 4)) * shine
    const mirror = depth < 1 ? trace(p, m, depth + 1) : sky(m)
    const base: Rgb = [colour[0] * k, colour[1] * k, colour[2] * k]
    const mixed = mix(base, mirror, Math.min(0.6, fresnel + (colour === silver ? 0.24 : 0)))
    return [mixed[0] + gloss, mixed[1] + gloss, mixed[2] + gloss]
  }
  const W = 2400
  const H = 1600
  const big = paint(W, H, (px, py) => {
    const x = ((px - W / 2) / W) * 0.95
    const y = (-(py - H / 2) / W) * 0.95
    return trace(
      eye,
      norm([
        forward[0] + x * right[0] + y * up[0],
        forward[1] + x * right[1] + y * up[1],
        forward[2] + x * right[2] + y * up[2],
      ]),
      0,
    )
  })
  return resize(big, 2000, 1333)
}

/** A sensor chip under the stereo microscope: gold combs below a film with interference colours. */
export async function sensorChip(): Promise<Picture> {
  const W = 2000
  const H = 1333
  const brushed = fractalNoise(501, 3)
  const film = fractalNoise(502, 4)
  const base = paint(W, H, (x, y) => {
    const glow = 1.05 - 0.5 * Math.hypot((x - 800) / 1500, (y - 520) / 1100)
    const g = (58 + 5 * brushed(x / 500, y / 8) + 4 * brushed(x / 90, y / 90)) * glow
    return [g * 0.86, g * 0.95, g * 1.08]
  })
  const s = createSketch(W, H)
  s.add(`<g transform="rotate(-12 1000 666)">`)
  s.add(
    box(460, 216, 1110, 930, '#000', 26, `opacity="0.6" ${s.soft(34)}`),
    box(440, 180, 1110, 930, '#e8e6df', 22),
    box(
      440,
      180,
      1110,
      930,
      s.linear(
        [
          [0, '#fff', 0.8],
          [0.5, '#fff', 0],
          [1, '#8d8a80', 0.5],
        ],
        50,
      ),
      22,
    ),
    box(440, 1086, 1110, 24, '#a7a499', 12, 'opacity="0.7"'),
  )
  const gold = s.linear(
    [
      [0, '#fbe7a6'],
      [0.3, '#d9a53a'],
      [0.55, '#f6d984'],
      [0.8, '#b9821f'],
      [1, '#efcf78'],
    ],
    55,
  )
  const finger = (d: string) => {
    s.add(shape(d, '#6b5a2a', 'opacity="0.45" transform="translate(5 7)"'), shape(d, gold))
  }
  finger('M500 240H640V930H500Z')
  finger('M1350 240H1490V930H1350Z')
  finger('M500 930H700V1070H500Z')
  finger('M1290 930H1490V1070H1290Z')
  for (let k = 0; k < 11; k++) {
    const y = 290 + k * 56
    finger(k % 2 ? `M700 ${y}H1360V${y + 26}H700Z` : `M630 ${y}H1290V${y + 26}H630Z`)
  }
  s.add(
    shape(
      'M820 1070V960Q820 930 850 930H1140Q1170 930 1170 960V1070H1120V980H870V1070Z',
      s.linear(
        [
          [0, '#cfd5da'],
          [0.5, '#8b949c'],
          [1, '#c3cad0'],
        ],
        40,
      ),
    ),
  )
  s.add('</g>')
  const chip = await overlay(base, s.body())
  const turn = (-12 * Math.PI) / 180
  const tinted = paint(W, H, (x, y, i) => {
    const dx = x - 1000
    const dy = y - 666
    const u = dx * Math.cos(turn) + dy * Math.sin(turn) + 1000
    const v = -dx * Math.sin(turn) + dy * Math.cos(turn) + 666
    const edge =
      Math.hypot(Math.max(0, Math.abs(u - 995) - 210), Math.max(0, Math.abs(v - 585) - 200)) +
      14 * film(x / 160, y / 160)
    const inside = 1 / (1 + Math.exp((edge - 122) / 3.5))
    const here: Rgb = [chip.rgb[i * 3] ?? 0, chip.rgb[i * 3 + 1] ?? 0, chip.rgb[i * 3 + 2] ?? 0]
    if (inside < 0.004) return here
    const thick =
      300 +
      170 * Math.exp(-(((edge - 112) / 26) ** 2)) +
      70 * film(x / 420 + 3, y / 420) +
      22 * film(x / 46, y / 46)
    const c = filmColour(Math.max(0, thick))
    const tint: Rgb = [
      here[0] * (0.34 + c[0] / 420),
      here[1] * (0.38 + c[1] / 400),
      here[2] * (0.5 + c[2] / 330),
    ]
    const milk = mix(tint, [120, 150, 178], 0.42)
    return mix(here, milk, inside)
  })
  const t = createSketch(W, H)
  t.add(
    `<g transform="rotate(-12 1000 666)">`,
    shape('M560 180H760L520 1110H440V600Z', '#fff', `opacity="0.14" ${t.soft(12)}`),
  )
  for (const x of [570, 1420])
    t.add(
      disc(
        x,
        1010,
        34,
        t.radial(
          [
            [0, '#ffffff'],
            [0.4, '#c9ced3'],
            [1, '#6f777f'],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ),
      stroke(
        `M${x} 1004C${x + (x < 900 ? -40 : 40)} 1090 ${x + (x < 900 ? -120 : 130)} 1230 ${x + (x < 900 ? -150 : 160)} 1560`,
        '#efcf78',
        9,
      ),
      stroke(
        `M${x - 2} 1002C${x + (x < 900 ? -42 : 38)} 1090 ${x + (x < 900 ? -122 : 128)} 1230 ${x + (x < 900 ? -152 : 158)} 1560`,
        '#fff6d6',
        2.5,
      ),
    )
  t.add('</g>')
  return overlay(tinted, t.body())
}
