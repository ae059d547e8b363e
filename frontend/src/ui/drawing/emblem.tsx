import type { ReactNode } from 'react'
import type { EventType, MemberCategory } from '../../paths'

/** What has a drawing for its own. */
type Drawn = EventType | MemberCategory | 'leader'

const width = 320
const height = 200

/**
 * The site's own hand: line drawings after things that a physicist draws. Each type of events and each group of people
 * has one of its own.
 */
export const Emblem = ({ type }: { type: Drawn }) => (
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

/** Newton's rings: each as wide as the root of its number. */
const rings = spread(11).map((ring) => (
  <circle
    key={ring}
    cx={width / 2}
    cy={height / 2}
    r={fixed(27 * Math.sqrt(ring + 0.4))}
    strokeOpacity={fixed(1 - ring * 0.06)}
  />
))

/** A sheet of graphene, whose cells shrink towards its edge. */
const honeycomb = spread(7).flatMap((row) =>
  spread(11).map((column) => {
    const [x, y] = [(column - (row % 2) / 2) * 33, 14 + row * 28.6]
    const radius = Math.max(3, 18 - Math.hypot(x - width / 2, y - height / 2) / 11)
    const corners = spread(6).map((corner) => {
      const angle = ((corner + 0.5) / 3) * Math.PI
      return `${fixed(x + radius * Math.cos(angle))},${fixed(y + radius * Math.sin(angle))}`
    })
    return <polygon key={`${String(row)}-${String(column)}`} points={corners.join(' ')} />
  }),
)

/** Tracks that leave one beam in all directions ahead. */
const tracks = spread(11).map((track) => {
  const off = track - 5
  const [from, to, end] = [fixed(height / 2 + off * 3), fixed(height / 2 + off * 17), 266 - 3 * off ** 2]
  return (
    <g key={track}>
      <path d={`M0 ${from}H40C110 ${from} 90 ${to} 160 ${to}H${fixed(end - 5)}`} />
      <circle cx={fixed(end)} cy={to} r="5" />
    </g>
  )
})

/** Twelve places, each in touch with those across. */
const network = spread(12).map((place) => {
  const at = (index: number) => {
    const angle = (index / 12) * 2 * Math.PI
    return { x: fixed(width / 2 + 128 * Math.cos(angle)), y: fixed(height / 2 + 78 * Math.sin(angle)) }
  }
  const [here, there] = [at(place), at(place + 5)]
  return (
    <g key={place}>
      <line x1={here.x} y1={here.y} x2={there.x} y2={there.y} strokeOpacity="0.6" />
      <circle cx={here.x} cy={here.y} r={place % 3 ? 5 : 9} />
    </g>
  )
})

const drawings: Record<Drawn, ReactNode> = {
  achievements: lattice,
  icube: packet,
  celebrations: burst,
  leader: rings,
  presentGroupMembers: honeycomb,
  pastGroupMembers: tracks,
  researchCollaborators: network,
}
