import { takeIdentifiers } from './identifiers'
import { wordsOf, type Word } from './words'

/** Words that a document must have next to each other. */
interface Phrase {
  kind: 'phrase'
  words: Word[]
}

interface SoughtWord {
  kind: 'word'
  word: Word
}

/** What can be the initials of a name beside it: `P. G.`, `PG`, `pg`. */
interface Initials {
  kind: 'initials'
  /** In small letters: `pg`. */
  letters: string
  words: Word[]
  /** Whether it can be nothing else beside a name: single letters and what has full stops. */
  isSure: boolean
}

export type Part = Phrase | SoughtWord | Initials

/** What somebody looks for; all of it must be true of a document. */
export interface Question {
  identifiers: string[]
  parts: Part[]
}

/** A longer search is cut: each part costs a pass over the texts. */
const mostParts = 12
const mostCharacters = 200

const quoted = /["“”„«»]([^"“”„«»]+)["“”„«»]/g

/** Words without which a search means the same. With capitals they are elements and names: `In`, `The`. */
const empty = new Set('a an and by et for of on the to with'.split(' '))

/** Small words of family names, which are no initials. */
const particles = new Set('af al da de di do du el la le van von zu'.split(' '))

/** Reads what was typed or pasted into the field. */
export function readQuestion(q: string): Question {
  const { identifiers, rest } = takeIdentifiers(q.slice(0, mostCharacters))
  const phrases: Phrase[] = []
  const unquoted = rest.replace(quoted, (_, text: string) => {
    const words = wordsOf(text)
    if (words.length > 0) phrases.push({ kind: 'phrase', words })
    return ' '
  })
  const parts = joined(unquoted.split(/[\s,;]+/).flatMap(partsOf))
  const telling = parts.filter((part) => part.kind !== 'word' || !empty.has(part.word[0]))
  return { identifiers, parts: [...phrases, ...(telling.length > 0 ? telling : parts)].slice(0, mostParts) }
}

function partsOf(text: string): Part[] {
  const words = wordsOf(text)
  const letters = text.replace(/[.\-‐‑]/g, '')
  // A letter of a script without capitals, as of Chinese, is a word.
  const isSure = /^[\p{Lu}\p{Ll}]$/u.test(letters) || (/^\p{L}{1,3}$/u.test(letters) && text.includes('.'))
  const canBe = isSure || /^(?:\p{Lu}{2,3}|\p{Ll}{2})$/u.test(letters)
  const small = letters.toLowerCase()
  if (canBe && !empty.has(text) && !particles.has(small) && words.length > 0) {
    return [{ kind: 'initials', letters: words.map(([word]) => word).join(''), words, isSure }]
  }
  return words.map((word) => ({ kind: 'word', word }))
}

/** `P.` and `G.` in a row are the initials of one. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.kind === 'initials' && part.isSure && last?.kind === 'initials' && last.isSure) {
      result.splice(-1, 1, {
        ...last,
        letters: last.letters + part.letters,
        words: [...last.words, ...part.words],
      })
    } else result.push(part)
  }
  return result
}
