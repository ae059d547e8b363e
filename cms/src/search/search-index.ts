import { canHave, readAuthor, type SearchedAuthor } from './author'
import { closeTo, type Closeness } from './closeness'
import { asIdentifier, isNamed } from './identifiers'
import { Postings } from './postings'
import { readQuestion, type Part, type Question } from './question'
import { gap, Vocabulary } from './vocabulary'
import { joinedWordsOf, wordsOf, type Word } from './words'

/** A document as it is searched. */
export interface SearchedDocument {
  id: number
  title: string
  /** Names of people, which are found by their initials too. */
  authors: readonly string[]
  /** Of a paper its journal, book, publisher, keywords. */
  source: string
  /** Its other texts: of a paper the abstract, its funding, its award, and the first pages of its own PDFs. */
  texts: readonly string[]
  /** DOI, numbers and addresses. */
  identifiers: readonly string[]
}

export interface Found {
  /** How well each document fits, by its id; documents that are not here do not. */
  scores: ReadonlyMap<number, number>
  /** Whether nothing was found as it was written, so that misspelt words were forgiven. */
  isForgiving: boolean
}

/** By their place in {@link Indexed.fields}: title, authors, source, texts. */
const weights = [8, 4, 2, 1] as const
const [ofTitle, ofAuthor] = weights
const authorsField = 1
/** A document that is named is the one that is meant. */
const ofIdentifier = 100
/** An author of whom the initials are known fits better than one of whom they can be. */
const ofGivenName = ofAuthor / 2

/** Of an identifier; what is shorter may be a year. In letters. */
const shortestPiece = 5

interface Indexed {
  fields: Uint32Array[]
  authors: SearchedAuthor[]
  identifiers: string[]
}

/** A part of the question with what the texts are compared with. */
type Compared = Part & {
  close: Closeness[]
  /** How well each document fits that has the first of its words. */
  ofFirst: ReadonlyMap<number, number>
  /** The words beside it, which can be the family name to it. */
  beside: Closeness[]
  /** The first letter of the word before it, which can be another given name: the P of `Paul G. Kwiat`. */
  before: string
}

/**
 * The words of all documents in memory, each with the documents that it stands in: the same on every database, and a few
 * milliseconds for thousands of documents.
 */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary()
  private readonly documents = new Map<number, Indexed>()
  private readonly postings = new Postings()
  /** Names recur from document to document. */
  private readonly authors = new Map<string, SearchedAuthor>()

  /** Takes a document in, or its new version in the place of the former. */
  put({ id, title, authors, source, texts, identifiers }: SearchedDocument): void {
    const row = (...ofField: readonly string[]) =>
      Uint32Array.from(
        ofField.flatMap((text) => [
          ...this.numbers(wordsOf(text)),
          gap,
          ...this.numbers(joinedWordsOf(text)),
        ]),
      )
    this.remove(id)
    const document = {
      fields: [row(title), row(...authors), row(source), row(...texts)],
      authors: authors.map((name) => this.author(name)),
      identifiers: identifiers.map(asIdentifier),
    }
    this.documents.set(id, document)
    this.postings.add(id, weightsOf(document))
  }

  remove(id: number): void {
    const document = this.documents.get(id)
    if (document === undefined) return
    this.postings.remove(id, weightsOf(document).keys())
    this.documents.delete(id)
  }

  /**
   * Everything that fits a question, and all there is when it has no word; with a letter or two wrong only where nothing fits as
   * it is written.
   */
  find(q: string): Found {
    const question = readQuestion(q)
    const exact = this.pass(question, false)
    if (exact.size > 0 || question.parts.length === 0) return { scores: exact, isForgiving: false }
    const named = this.havingPieceOf(q)
    if (named.size > 0) return { scores: named, isForgiving: false }
    const scores = this.pass(question, true)
    return { scores, isForgiving: scores.size > 0 }
  }

  /** The documents with an identifier that holds all of a question: the end of a DOI, as it is copied from a PDF. */
  private havingPieceOf(q: string): Map<number, number> {
    const piece = asIdentifier(q)
    if (piece.length < shortestPiece || !/\d/.test(piece)) return new Map()
    const holding = [...this.documents].filter(([, { identifiers }]) =>
      identifiers.some((identifier) => identifier.includes(piece)),
    )
    return new Map(holding.map(([id]) => [id, ofIdentifier]))
  }

  private numbers(words: readonly Word[]): number[] {
    return words.map((word) => this.vocabulary.numberOf(word))
  }

  private author(name: string): SearchedAuthor {
    const known = this.authors.get(name) ?? readAuthor(name, this.vocabulary)
    this.authors.set(name, known)
    return known
  }

  private pass({ identifiers, parts }: Question, forgiving: boolean): Map<number, number> {
    const compared = this.compare(parts, forgiving)
    const scores = new Map<number, number>()
    for (const id of this.candidates(compared)) {
      const document = this.documents.get(id)
      if (document === undefined) continue
      if (!identifiers.every((identifier) => isNamed(document.identifiers, identifier))) continue
      const score = scoreOfAll(id, document, compared)
      if (score !== undefined)
        scores.set(id, identifiers.length * ofIdentifier + score + ofOrder(document, compared))
    }
    return scores
  }

  /** The documents in which one of the parts can be: of all parts the one that the fewest documents have. */
  private candidates(parts: readonly Compared[]): Iterable<number> {
    let fewest: ReadonlySet<number> | undefined
    for (const { kind, ofFirst, beside } of parts) {
      const own = new Set(ofFirst.keys())
      // A name and its initials are found by the family name beside them.
      if (kind !== 'phrase')
        for (const close of beside) for (const id of this.postings.bestOf(close).keys()) own.add(id)
      if (fewest === undefined || own.size < fewest.size) fewest = own
    }
    return fewest ?? this.documents.keys()
  }

  private compare(parts: readonly Part[], forgiving: boolean): Compared[] {
    const { words } = this.vocabulary
    const isUsed = (word: number) => this.postings.has(word)
    const close = parts.map((part) =>
      part.kind === 'word'
        ? [closeTo(words, part.word, isUsed, forgiving)]
        : part.words.map((word) => closeTo(words, word, isUsed, false)),
    )
    return parts.map((part, index) => ({
      ...part,
      close: close[index] ?? [],
      ofFirst: this.postings.bestOf(close[index]?.[0] ?? new Float32Array()),
      before: firstLetter(parts[index - 1]),
      beside: [index - 1, index + 1].flatMap((near) =>
        parts[near]?.kind === 'word' ? (close[near] ?? []) : [],
      ),
    }))
  }
}

/** Of each word of a document the most that one of its places weighs; the words of families alone weigh nothing. */
function weightsOf({ fields, authors }: Indexed): Map<number, number> {
  const found = new Map<number, number>(
    authors.flatMap(({ family }) => family.map((word) => [word, 0] as const)),
  )
  for (const [field, weight] of weights.entries()) {
    for (const word of fields[field] ?? []) {
      if (word !== gap && weight > (found.get(word) ?? 0)) found.set(word, weight)
    }
  }
  return found
}

/** @returns undefined when a part does not fit */
function scoreOfAll(id: number, document: Indexed, parts: readonly Compared[]): number | undefined {
  let sum = 0
  for (const part of parts) {
    const score = scoreOf(id, document, part)
    if (score === 0) return undefined
    sum += score
  }
  return sum
}

/** The authors whose family name is one of the words beside a part. */
const namesakesIn = ({ authors }: Indexed, { beside }: Compared): SearchedAuthor[] =>
  beside.length === 0
    ? []
    : authors.filter(({ family }) => beside.some((close) => family.some((word) => (close[word] ?? 0) > 0)))

function scoreOf(id: number, document: Indexed, part: Compared): number {
  // Where the first of the words is not, no row of them is.
  const mayHaveRow = part.ofFirst.has(id)
  if (part.kind === 'phrase') return mayHaveRow ? bestRow(document, part.close) : 0
  if (part.kind === 'word') {
    const score = part.ofFirst.get(id) ?? 0
    return score > 0 ? score : ofNamesake(document, part)
  }
  const namesakes = namesakesIn(document, part)
  const { before, letters } = part
  const mayBe = [letters, before + letters]
  if (namesakes.some(({ initials }) => mayBe.some((one) => initials.startsWith(one)))) return ofAuthor
  if (namesakes.some((author) => canHave(author, letters))) return ofGivenName
  if (namesakes.length > 0 && part.isSure) return 0
  return mayHaveRow ? bestRow(document, part.close, part.isSure ? authorsField : undefined) : 0
}

const firstLetter = (part: Part | undefined): string => (part?.kind === 'word' ? part.word[0].charAt(0) : '')

/** `Paul Kwiat` of a document that knows him as P. Kwiat. */
function ofNamesake(document: Indexed, part: Extract<Compared, { kind: 'word' }>): number {
  const [initial = ''] = part.word[0]
  return namesakesIn(document, part).some(({ alone }) => alone.includes(initial)) ? ofGivenName : 0
}

/** Of whole words next to each other, in which field they stand. @param without a field that shall not count */
function bestRow({ fields }: Indexed, close: readonly Closeness[], without?: number): number {
  return Math.max(
    0,
    ...fields.map((row, field) =>
      field !== without && hasInOrder(row, close, 1) ? (weights[field] ?? 0) * close.length : 0,
    ),
  )
}

function hasInOrder(row: Uint32Array, close: readonly Closeness[], least: number): boolean {
  for (let start = 0; start + close.length <= row.length; start += 1) {
    if (close.every((one, index) => (one[row[start + index] ?? gap] ?? 0) >= least)) return true
  }
  return false
}

/** What is typed in the words and in the order of a title more likely means that title. */
function ofOrder({ fields: [title] }: Indexed, parts: readonly Compared[]): number {
  const words = parts.flatMap((part) => (part.kind === 'word' ? part.close : []))
  return title && words.length > 1 && hasInOrder(title, words, Number.MIN_VALUE) ? ofTitle : 0
}
