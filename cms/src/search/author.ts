import { readPersonName } from '../authors/person-name'
import { wordsOf } from './words'
import type { Vocabulary } from './vocabulary'

/** An author as names are looked for. */
export interface SearchedAuthor {
  /** The words of the family name, by their numbers. */
  family: number[]
  /** Of the given names, in small letters and in order: `pg`. */
  initials: string
  /** Which of the given names are known by nothing but their initial. */
  alone: string
}

export function readAuthor(name: string, vocabulary: Vocabulary): SearchedAuthor {
  const { family, given } = readPersonName(name)
  return {
    family: wordsOf(family).map((word) => vocabulary.numberOf(word)),
    initials: given.map((one) => one.charAt(0)).join(''),
    alone: given.filter((one) => one.length === 1).join(''),
  }
}

/** Whether initials can be an author's, of which each side may know more than the other. */
export const canHave = ({ initials }: SearchedAuthor, letters: string): boolean =>
  initials !== '' && (initials.startsWith(letters) || letters.startsWith(initials))
