/** What a publication can be. Must be the words of the field `type` in its schema. */
export const publicationTypes = [
  'article',
  'conferencePaper',
  'chapter',
  'book',
  'thesis',
  'preprint',
  'patent',
  'dataset',
  'software',
  'presentation',
] as const

export type PublicationType = (typeof publicationTypes)[number]
