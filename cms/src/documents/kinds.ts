import type { UID } from '@strapi/strapi'
import { nouns } from './nouns'

/** The content types by the names that GraphQL gives them, and the files of the media library. */
export const kinds = [
  'publication',
  'event',
  'facility',
  'update',
  'member',
  'galleryImage',
  'site',
  'file',
] as const
export type Kind = (typeof kinds)[number]

const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `api::gallery-image.gallery-image` → `galleryImage`. @throws Error for a type that is none of the site's */
export function kindOf(uid: string): Kind {
  const name = inCamelCase(uid.split('.').at(-1) ?? '')
  const kind = kinds.find((candidate) => candidate === name)
  if (kind === undefined) throw new Error(`${uid} is missing in src/documents/kinds.ts. Add it to the list.`)
  return kind
}

/** The content type of a kind; a file has none. */
export const typeOf = (kind: string): UID.ContentType | undefined =>
  [...nouns.keys()].find((uid) => kindOf(uid) === kind)

/** The content types that have many documents. */
export const collections = (): UID.ContentType[] => [...nouns.keys()].filter((uid) => kindOf(uid) !== 'site')
