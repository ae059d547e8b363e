import type { EventType, MemberCategory } from '../../paths'

/** What has a drawing for its own. */
export type Drawn = EventType | MemberCategory | 'leader'

const width = 320
const height = 200

const spread = (count: number) => Array.from({ length: count }, (_, index) => index)
const fixed = (value: number) => value.toFixed(1)

/** @param draw one of them, as SVG */
const each = (count: number, draw: (index: number) => string) => spread(count).map(draw).join('')

/** Rings of atoms that grow into a crystal: six neighbours each. */
const lattice = () =>
  each(7, (row) =>
    each(11, (column) => {
      const x = 10 + column * 30 + (row % 2) * 15
      const y = 22 + row * 26
      const distance = Math.hypot(x - width / 2, y - height / 2)
      return circle(x, y, fixed(Math.max(1.5, 12 - distance / 14)))
    }),
  )

/** A Gaussian wave packet, drawn as a few waves of different amplitude. */
const packet = () =>
  each(5, (wave) => {
    const points = spread(161).map((step) => {
      const x = step * 2
      const envelope = Math.exp(-(((x - width / 2) / 70) ** 2))
      const y = height / 2 - (62 - wave * 12) * envelope * Math.cos((x - width / 2) / 8)
      return `${fixed(x)},${fixed(y)}`
    })
    return `<polyline points="${points.join(' ')}" stroke-opacity="${fixed(1 - wave * 0.17)}"/>`
  })

/** Light in all directions. */
const burst = () =>
  each(48, (ray) => {
    const angle = (ray / 48) * 2 * Math.PI
    const [inner, outer] = [ray % 2 ? 30 : 22, 46 + 34 * Math.abs(Math.sin(ray * 2.4))]
    const at = (radius: number): Place => [
      fixed(width / 2 + radius * Math.cos(angle)),
      fixed(height / 2 + radius * Math.sin(angle)),
    ]
    return line(at(inner), at(outer), 'stroke-linecap="round"')
  })

/** Newton's rings: each as wide as the root of its number. */
const rings = () =>
  each(11, (ring) =>
    circle(
      width / 2,
      height / 2,
      fixed(27 * Math.sqrt(ring + 0.4)),
      `stroke-opacity="${fixed(1 - ring * 0.06)}"`,
    ),
  )

/** A sheet of graphene, whose cells shrink towards its edge. */
const honeycomb = () =>
  each(7, (row) =>
    each(11, (column) => {
      const [x, y] = [(column - (row % 2) / 2) * 33, 14 + row * 28.6]
      const radius = Math.max(3, 18 - Math.hypot(x - width / 2, y - height / 2) / 11)
      const corners = spread(6).map((corner) => {
        const angle = ((corner + 0.5) / 3) * Math.PI
        return `${fixed(x + radius * Math.cos(angle))},${fixed(y + radius * Math.sin(angle))}`
      })
      return `<polygon points="${corners.join(' ')}"/>`
    }),
  )

/** Tracks that leave one beam in all directions ahead. */
const tracks = () =>
  each(11, (track) => {
    const off = track - 5
    const [from, to, end] = [fixed(height / 2 + off * 3), fixed(height / 2 + off * 17), 266 - 3 * off ** 2]
    const way = `M0 ${from}H40C110 ${from} 90 ${to} 160 ${to}H${fixed(end - 5)}`
    return `<path d="${way}"/>${circle(fixed(end), to, 5)}`
  })

/** Twelve places, each in touch with those across. */
const network = () =>
  each(12, (place) => {
    const at = (index: number): Place => {
      const angle = (index / 12) * 2 * Math.PI
      return [fixed(width / 2 + 128 * Math.cos(angle)), fixed(height / 2 + 78 * Math.sin(angle))]
    }
    return line(at(place), at(place + 5), 'stroke-opacity="0.6"') + circle(...at(place), place % 3 ? 5 : 9)
  })

type Place = [x: string, y: string]

const circle = (x: number | string, y: number | string, radius: number | string, more = '') =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}"${more && ` ${more}`}/>`

const line = ([x1, y1]: Place, [x2, y2]: Place, more: string) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${more}/>`

/** The lines of each drawing, as SVG of `width` by `height`. */
export const drawings: Record<Drawn, () => string> = {
  achievements: lattice,
  icube: packet,
  celebrations: burst,
  leader: rings,
  presentGroupMembers: honeycomb,
  pastGroupMembers: tracks,
  researchCollaborators: network,
}
