/** A copy of an image as the CMS answers it. */
interface Rendition {
  url: string
  width: number
  type: string
}

/**
 * The copies of an image in a twentieth of their JSON: what is the same in all addresses before and after the width, and
 * for each kind its ending and widths. A page with twenty images has three hundred copies.
 */
export type PackedRenditions = [
  before: string,
  after: string,
  ...kinds: [type: string, ending: string, ...widths: number[]][],
]

function isRendition(value: unknown): value is Rendition {
  const { url, width, type } = (value ?? {}) as Record<string, unknown>
  return typeof url === 'string' && typeof width === 'number' && typeof type === 'string'
}

/** @returns undefined for what cannot be packed without a loss */
export function packRenditions(list: readonly unknown[]): PackedRenditions | undefined {
  const renditions = list.filter(isRendition)
  const [first] = renditions
  if (!first || renditions.length < list.length) return undefined
  const width = first.url.indexOf(`_${String(first.width)}_`, first.url.lastIndexOf('/')) + 1
  const ending = first.url.lastIndexOf('.')
  const packed: PackedRenditions = [
    first.url.slice(0, width),
    first.url.slice(width + String(first.width).length, ending),
  ]
  for (const rendition of renditions) {
    const kind = packed.at(-1)
    if (Array.isArray(kind) && kind[0] === rendition.type) kind.push(rendition.width)
    else packed.push([rendition.type, rendition.url.slice(rendition.url.lastIndexOf('.')), rendition.width])
  }
  return JSON.stringify(unpackRenditions(packed)) === JSON.stringify(list) ? packed : undefined
}

export const unpackRenditions = ([before, after, ...kinds]: PackedRenditions): Rendition[] =>
  kinds.flatMap(([type, ending, ...widths]) =>
    widths.map((width) => ({
      url: before + String(width) + after + ending,
      width,
      type,
    })),
  )
