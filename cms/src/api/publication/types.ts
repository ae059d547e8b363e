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

/** Whether a version stands in the place of the issue. */
export const hasVersion = (type: PublicationType): boolean => type === 'software' || type === 'dataset'

export type PublicationType = (typeof publicationTypes)[number]
