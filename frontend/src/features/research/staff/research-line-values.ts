import type { ResearchLineFragment } from '../queries.generated'

/** A research line as the CMS has it. */
type StoredLine = Partial<Pick<ResearchLineFragment, 'title' | 'text' | 'words' | 'position'>>

/** What the form shows of a research line; nothing of a new one. */
export const valuesOf = ({ title, text, words, position }: StoredLine) => ({
  title: title ?? '',
  text: text ?? '',
  words: words ?? '',
  position: position?.toString() ?? '',
  image: undefined,
  imageDescription: '',
})
