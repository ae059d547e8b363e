import { imageWordsOf, type StoredWords } from '../../../ui/form/rules/image-words'
import type { ResearchLineFragment } from '../queries.generated'

/** A research line as the CMS has it. */
type StoredLine = Partial<Pick<ResearchLineFragment, 'title' | 'text' | 'words' | 'position'>> & {
  image?: StoredWords | null
}

/** What the form shows of a research line; nothing of a new one. */
export const valuesOf = ({ title, text, words, position, image }: StoredLine) => ({
  title: title ?? '',
  text: text ?? '',
  words: words ?? '',
  position: position?.toString() ?? '',
  image: undefined,
  imageWords: imageWordsOf(image),
})
