import { readArxivId } from '../../api/publication/arxiv-id'
import { readLanguage } from '../../api/publication/language'
import { keywordsIn, listed, listIn } from '../../api/publication/lists'
import { readIsbn, readIssn } from '../../api/publication/standard-numbers'
import { cleanText } from '../text/clean-text'
import type { Draft } from './entry'
import { findDoi } from './links'
import { authorsOf, type NameParts } from '../names/names'

/** What a source says beside title, authors, place and date, as it writes it. */
export interface Details {
  editors?: readonly NameParts[]
  genre?: string | undefined
  /** Texts that may hold several numbers, of either kind: some formats have one field for both. */
  numbers?: readonly (string | undefined)[]
  /** Where an arXiv number may stand, the surest first. */
  arxiv?: readonly (string | undefined)[]
  pmid?: string | undefined
  keywords?: readonly string[]
  funding?: string | undefined
  award?: string | undefined
  licence?: string | undefined
  /** By its name or its code. */
  language?: string | undefined
  /** As the source writes it, to tell when it is none. */
  doi?: string | undefined
  /** What no field of ours holds, by what people call it. */
  others?: Readonly<Record<string, string | undefined>>
}

type Known = Pick<
  Draft,
  | 'editors'
  | 'genre'
  | 'isbn'
  | 'issn'
  | 'arxivId'
  | 'pmid'
  | 'keywords'
  | 'funding'
  | 'award'
  | 'licence'
  | 'language'
>

const creativeCommons = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/([\d.]+))?/i

/** A licence by its name; an address of Creative Commons becomes `CC BY 4.0`. That somebody has the copyright is none. */
function readLicence(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [, kind = '', name = '', version] = creativeCommons.exec(text) ?? []
  if (kind !== '') {
    const known =
      kind.toLowerCase() === 'publicdomain' && name === 'zero' ? 'CC0' : `CC ${name.toUpperCase()}`
    return [known, version].filter(Boolean).join(' ')
  }
  const plain = cleanText(text)
  return /©|\(c\)|copyright|rights reserved/i.test(plain) && !/licen[cs]e/i.test(plain) ? undefined : plain
}

/** The number of arXiv in a text that names arXiv or is nothing but such a number. */
const arxivIn = (text: string | undefined): string | undefined => {
  const plain = text?.trim() ?? ''
  const found = /arxiv(?:\.org\/(?:abs|pdf)\/|[:.]\s*)([\w.-]+(?:\/\d{7})?(?:v\d+)?)/i.exec(plain)?.[1]
  return (
    readArxivId(plain) ?? (found === undefined ? undefined : readArxivId(found.replace(/\.(pdf)?$/i, '')))
  )
}

/** Tags that people give to papers for themselves, paths among them, stand among the keywords of reference managers. */
const isOwnTag = (word: string): boolean =>
  /^[#_*!@⛔⭐]|^(?:to-?\s?(?:do|read|cite|check|print)|(?:un|not )?read|reading|done|mine|my .*|own|private|personal|important|favou?rites?|starred|printed|inbox|cited?|!+|\?+)$/i.test(
    word,
  ) || /^\/|^[a-z][a-z -]*(?:\/[a-z][a-z -]*){2,}$/.test(word)

/** What databases note for themselves. */
const ofDatabase = /^(?:export date|cited by)\b/i

/** As short as a note can be. */
const shortened = (text: string): string => {
  const plain = cleanText(text)
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}

/** What is stored of the details, and a note about what is not. */
export function readDetails(given: Details): { known: Known; notes: string[] } {
  const { numbers = [], arxiv = [], keywords = [], pmid, doi, others = {} } = given
  const written = numbers
    .flatMap((text) => cleanText(text ?? '').split(/[;,]|\s(?=(?:97[89]|\d{4}-\d{3}[\dX]))/))
    .map((number) => number.replace(/^\s*(?:e-?|p-?)?(?:isbn|issn)[\s:]*|\(.*?\)/gi, '').trim())
    .filter((number) => number !== '')
  const isbns = written.flatMap((number) => readIsbn(number) ?? [])
  const issns = written.flatMap((number) => readIssn(number) ?? [])
  const wrong = written.filter((number) => readIsbn(number) === undefined && readIssn(number) === undefined)
  const licence = readLicence(given.licence)
  const language = readLanguage(given.language ?? '')
  const pubmed = /^(?:pmid:?\s*)?(\d{1,9})$/i.exec(pmid?.trim() ?? '')?.[1]?.replace(/^0+/, '')
  // Where each has a place of its own, a comma is part of it.
  const divided = keywords.length > 1 ? listIn : keywordsIn
  const words = keywords.flatMap((one) => divided(cleanText(one)))
  const lost = [
    ...wrong.map((number): [string, string] => ['ISBN or ISSN', number]),
    ...Object.entries({
      DOI: findDoi(doi) === undefined ? doi : undefined,
      language: language === undefined ? given.language : undefined,
      copyright: licence === undefined ? given.licence : undefined,
      tag: words.filter(isOwnTag).join(', '),
      PMID: pubmed === undefined ? pmid : undefined,
      ...others,
    }),
  ].flatMap(([name, text]) =>
    text?.trim() && !ofDatabase.test(text.trim()) ? [`${name} “${shortened(text)}”`] : [],
  )
  return {
    known: {
      editors: listed(authorsOf(given.editors ?? []).authors),
      genre: cleanText(given.genre ?? ''),
      isbn: listed(isbns),
      issn: listed(issns),
      ...withArxiv(arxiv),
      ...(pubmed !== undefined && { pmid: pubmed }),
      keywords: listed(words.filter((word) => !isOwnTag(word))),
      funding: cleanText(given.funding ?? ''),
      award: cleanText(given.award ?? ''),
      ...(licence !== undefined && { licence }),
      ...(language !== undefined && { language }),
    },
    notes: lost.length === 0 ? [] : [`Not kept: ${lost.join(', ')}.`],
  }
}

function withArxiv(places: readonly (string | undefined)[]): Pick<Known, 'arxivId'> {
  const arxivId = places.map(arxivIn).find((number) => number !== undefined)
  return arxivId === undefined ? {} : { arxivId }
}
