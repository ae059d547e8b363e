import type { UID } from '@strapi/strapi'
import type { Noun } from '../rules/noun'
import { nouns } from './nouns'

/** A content type by the name that GraphQL gives it, or `file`: a file of the media library. */
export type Kind = string

const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `api::gallery-image.gallery-image` → `galleryImage` */
export const kindOf = (uid: string): Kind => inCamelCase(uid.split('.').at(-1) ?? '')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** One document, several and their type, as GraphQL names them: `galleryImage`, `galleryImages`, `GalleryImage`. */
export const namesOf = ({ schema: { info } }: Noun) => ({
  one: inCamelCase(info.singularName),
  many: inCamelCase(info.pluralName),
  type: capital(inCamelCase(info.singularName)),
})

/** Every kind of content. */
export const kinds: readonly Kind[] = [...[...nouns.keys()].map(kindOf), 'file']

/** The content type of a kind; a file has none. */
export const typeOf = (kind: Kind): UID.ContentType | undefined =>
  [...nouns.keys()].find((uid) => kindOf(uid) === kind)

export const isSingle = ({ schema }: Noun): boolean => schema.kind === 'singleType'

/** The content types of which visitors do not get every document at every time. */
export const scheduledTypes = (): [UID.ContentType, Noun][] =>
  [...nouns].filter(([, noun]) => noun.scheduled === true)

/** The content types that have many documents. */
export const collections = (): UID.ContentType[] =>
  [...nouns].filter(([, noun]) => !isSingle(noun)).map(([uid]) => uid)
