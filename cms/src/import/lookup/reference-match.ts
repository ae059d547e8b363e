import { asSearched } from '../../api/publication/search-text'
import { readPersonName } from '../../authors/person-name'
import { letters } from '../compare'
import type { Draft } from '../entry/entry'

/** A shorter title, such as "Editorial", is that of many papers; in letters. */
const tellingTitle = 15

/** Of the words of a title that was typed, so many are as the title has them, and there are so many at least. */
const typed = { share: 0.85, words: 6 }

/**
 * Of the papers that may be meant by a reference, the one that surely is: of its year or the one beside it, by somebody whom
 * the reference names, with its title, or with its volume and its first page where the reference has no title. Scores of
 * search engines say no more than which paper is the nearest.
 *
 * @param papers the nearest first
 */
export function meantBy(reference: string, papers: readonly Draft[]): Draft | undefined {
  if (talk.test(reference)) return undefined
  const mayBe = papers.filter((paper) => isOfYear(reference, paper) && namesSomebody(reference, paper))
  const found = [hasTitle, hasNumbers, hasMostOfTitle].flatMap((isSure) =>
    mayBe.filter((paper) => isSure(reference, paper)),
  )
  const wantsPreprint = /arxiv|preprint|rxiv/i.test(reference)
  return found.find(({ type }) => (type === 'preprint') === wantsPreprint) ?? found[0]
}

/** Somebody who spoke about a paper has not published it again. */
const talk =
  /\b(?:(?:invited|keynote|plenary) (?:talk|lecture)|(?:talk|seminar|colloquium|poster) (?:at|in)|(?:oral|poster) presentation)\b/i

/** What appears online in December may be of the next year in print. */
const isOfYear = (reference: string, { year }: Draft): boolean =>
  (reference.match(/\b\d{4}(?!\d)/g) ?? []).some((written) => Math.abs(Number(written) - (year ?? 0)) <= 1)

const namesSomebody = (reference: string, { authors }: Draft): boolean => {
  const words = new Set(asSearched(reference).split(' '))
  return authors.some((author) =>
    readPersonName(author)
      .family.split(' ')
      .every((word) => words.has(word)),
  )
}

function hasTitle(reference: string, { title = '' }: Draft): boolean {
  const wanted = letters(title)
  return wanted.length >= tellingTitle && letters(reference).includes(wanted)
}

function hasMostOfTitle(reference: string, { title = '' }: Draft): boolean {
  const words = asSearched(title).split(' ')
  const written = new Set(asSearched(reference).split(' '))
  const there = words.filter((word) => written.has(word))
  return words.length >= typed.words && there.length >= words.length * typed.share
}

/** Where a reference has no title: beside people and journal it has hardly a word. */
function hasNumbers(reference: string, { authors, journal, volume, pages }: Draft): boolean {
  const written = asSearched(reference).split(' ')
  const known = asSearched([...authors, journal].join(' ')).split(' ')
  const others = written.filter(
    (word) => /^\p{L}{4,}$/u.test(word) && !known.some((one) => one.startsWith(word) || word.startsWith(one)),
  )
  const [first = ''] = asSearched(pages ?? '').split(' ')
  const has = (number: string) => number !== '' && written.includes(number)
  return others.length <= 2 && has(asSearched(volume ?? '')) && has(first)
}
