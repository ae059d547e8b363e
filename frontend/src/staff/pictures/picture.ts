import * as v from 'valibot'
import { imageSource } from '../../content/media'
import { focalPoint } from '../../ui/form/files/focal-point-rule'

const text = v.nullish(v.string(), '')
const size = v.nullish(v.number(), null)

const rendition = v.object({ url: v.string(), width: v.number(), type: v.string() })

/** A file of the media library, as GraphQL, an upload and a refused save tell it; the last two call `fileId` `id`. */
const file = v.object({
  fileId: v.optional(v.string()),
  id: v.optional(v.number()),
  name: v.string(),
  url: v.string(),
  alternativeText: text,
  caption: text,
  focalPoint: focalPoint(),
  width: size,
  height: size,
  placeholder: v.nullish(v.string(), null),
  renditions: v.optional(v.array(rendition), []),
})

const words = { alternativeText: v.string(), caption: v.string(), focalPoint: focalPoint() }

/** An image in a form of the settings: plain data, so that it can be kept as a draft. */
const picture = v.object({
  /** What a media field takes. */
  id: v.string(),
  name: v.string(),
  src: v.string(),
  /** What is said about the image, and its focal point, as they are stored and as they are in the form. */
  stored: v.object(words),
  ...words,
})

export type Picture = v.InferOutput<typeof picture>

/**
 * The copies of the images that were read, by address. They are no part of what a form holds: they come later than the
 * image, and a refused save does not tell them, so with them an image would look changed that is not.
 */
const copies = new Map<string, string>()

/** Smaller copies of an image, as `srcset` lists them; undefined of one that has none, or was read before a reload. */
export const srcSetOf = ({ src }: Picture): string | undefined => copies.get(src)

/** @throws ValiError when it is no file of the media library */
export function readPicture(input: unknown): Picture {
  const { fileId, id, name, alternativeText, caption, focalPoint, ...rest } = v.parse(file, input)
  const { src, kinds } = imageSource({ ...rest, alternativeText })
  const srcSet = kinds.at(-1)?.srcSet
  if (srcSet) copies.set(src, srcSet)
  const words = { alternativeText, caption, focalPoint }
  return { id: fileId ?? String(id), name, src, stored: words, ...words }
}

export const readPictures = (input: unknown): Picture[] =>
  v.parse(v.nullish(v.array(v.unknown()), []), input).map(readPicture)

export const readOptionalPicture = (input: unknown): Picture | null =>
  input === null || input === undefined ? null : readPicture(input)

/** Rules of a form's fields. */
export const optionalPicture = () => v.nullable(picture)
export const pictures = () => v.array(picture)
