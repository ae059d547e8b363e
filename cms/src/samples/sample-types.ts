import type { UID } from '@strapi/strapi'
import { isSingle } from '../documents/kinds'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'

export interface SampleType {
  uid: UID.ContentType
  noun: Noun
  /** Name of the file in the seed folder without `.json`: one object for a single type, else a list. */
  file: string
}

/** In the order of filling. */
export const sampleTypes: readonly SampleType[] = [...nouns].map(([uid, noun]) => {
  const { singularName, pluralName } = noun.schema.info
  return { uid, noun, file: isSingle(noun) ? singularName : pluralName }
})
