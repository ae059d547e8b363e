import type { EventType } from '../../paths'

const width = 320
const height = 200

/** The fixed picture of an event type: line drawings after a crystal lattice, a wave packet and a burst. */
export const Emblem = ({ type }: { type: EventType }) => (
  <svg
    viewBox={`0 0 ${String(width)} ${String(height)}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[type]}
  </svg>
)

const spread = (count: number) => Array.from({ length: count }, (_, index) => index)
const fixed = (value: number) => value.toFixed(1)

/** Rings of atoms that grow into a crystal: six neighbours each. */
const lattice = spread(7).flatMap((row) =>
  spread(11).map((column) => {
    const x = 10 + column * 30 + (row % 2) * 15
    const y = 22 + row * 26
    const distance = Math.hypot(x - width / 2, y - height / 2)
    return (
      <circle
        key={`${String(row)}-${String(column)}`}
        cx={x}
        cy={y}
        r={fixed(Math.max(1.5, 12 - distance / 14))}
      />
    )
  }),
)

/** A Gaussian wave packet, drawn as a few waves of different amplitude. */
const packet = spread(5).map((wave) => {
  const points = spread(161).map((step) => {
    const x = step * 2
    const envelope = Math.exp(-(((x - width / 2) / 70) ** 2))
    const y = height / 2 - (62 - wave * 12) * envelope * Math.cos((x - width / 2) / 8)
    return `${fixed(x)},${fixed(y)}`
  })
  return <polyline key={wave} points={points.join(' ')} strokeOpacity={fixed(1 - wave * 0.17)} />
})

/** Light in all directions. */
const burst = spread(48).map((ray) => {
  const angle = (ray / 48) * 2 * Math.PI
  const [inner, outer] = [ray % 2 ? 30 : 22, 46 + 34 * Math.abs(Math.sin(ray * 2.4))]
  const at = (radius: number) => ({
    x: fixed(width / 2 + radius * Math.cos(angle)),
    y: fixed(height / 2 + radius * Math.sin(angle)),
  })
  const [from, to] = [at(inner), at(outer)]
  return <line key={ray} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeLinecap="round" />
})

const drawings = { achievements: lattice, icube: packet, celebrations: burst }
