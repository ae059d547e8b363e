import { wholeRange } from '../entry/pages'
import { readCsl, type CslItem } from './csl'
import { asCslDate, publishedIn } from '../entry/dates'
import type { ReadEntry } from '../entry/entry'
import { namePartsOf } from '../names/names'

/** What a line of a tagged file says; a value that goes on in the next line holds its line end. */
interface Line {
  tag: string
  value: string
}

/** A record as its format is asked for it. */
interface TaggedRecord {
  /** The first value of the first of these tags that has one, on one line. */
  one: (...tags: string[]) => string | undefined
  /** All values of a tag; in formats whose lists go on in the next line, a line each. */
  all: (tag: string) => string[]
}

/** A format of lines that begin with a tag. */
export interface TaggedFormat {
  /** Finds tag and value of a line; a line that it does not fit goes on with the one before. */
  line: RegExp
  /** The tag that each record begins with. */
  first: string
  /** The record as CSL-JSON. */
  item: (record: TaggedRecord) => CslItem
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const issued = (date: string | undefined, year?: string) => asCslDate(publishedIn(date ?? '', year ?? ''))

/**
 * The number of an article that has no pages, of those that its publisher knows it by (`e42692`, `1042`): longer ones stand
 * for nothing that readers see.
 */
export const articleNumber = (ids: readonly string[]): string | undefined =>
  ids.find((id) => /^[a-z]{0,2}\d{2,7}$/i.test(id))

const range = (from: string | undefined, to: string | undefined): string | undefined =>
  from === undefined || to === undefined || from === to ? (from ?? to) : `${from}-${to}`

/** The first of the pairs whose words the kind holds. */
export const typeBy = (kind: string, types: readonly (readonly [words: RegExp, type: string])[]): string =>
  types.find(([words]) => words.test(kind))?.[1] ?? 'article-journal'

export const types = [
  [/preprint/i, 'preprint'],
  [/proceeding|conference/i, 'paper-conference'],
  [/chapter|section/i, 'chapter'],
  [/thesis|dissertation/i, 'thesis'],
  [/patent/i, 'patent'],
  [/data ?set|data study/i, 'dataset'],
  [/^(?:computer ?program|software)$/i, 'software'],
  [/^(?:presentation|talk|poster|slides?)$/i, 'speech'],
  [/^(edited )?book|monograph/i, 'book'],
] as const

/** The formats, by the names that `format.ts` gives them. */
export const taggedFormats = {
  /** https://webofscience.help.clarivate.com/en-us/Content/wos-core-collection/woscc-field-tags.htm */
  wos: {
    line: /^([A-Z][A-Z0-9])(?: (.*))?$/,
    first: 'PT',
    item: ({ one, all }) => {
      // What a journal printed is an article, also of a conference.
      const documentType = one('PT') === 'J' ? one('DT')?.replace(/proceedings paper/i, '') : one('DT')
      const kind = one('PT') === 'P' ? 'patent' : (documentType ?? (one('PT') === 'B' ? 'book' : ''))
      const names = all('AF').length > 0 ? all('AF') : all('AU')
      return {
        type: typeBy(kind, types),
        title: one('TI'),
        author: [...names.map(namePartsOf), ...all('CA').map((literal) => ({ literal }))],
        'container-title': one('SO'),
        'collection-title': one('SE'),
        publisher: one('PU'),
        volume: one('VL'),
        issue: one('IS') ?? (one('PT') === 'P' ? one('PN') : undefined),
        page: range(one('BP'), one('EP')) ?? one('AR', 'PS'),
        DOI: one('DI', 'D2'),
        ISBN: one('BN'),
        ISSN: [one('SN'), one('EI')],
        PMID: one('PM'),
        // Each of these goes on in the next line.
        editor: all('BE').map(namePartsOf),
        keyword: [one('DE')],
        abstract: one('AB'),
        issued: issued(one('PD'), one('PY')),
        language: one('LA'),
        custom: {
          funding: one('FU'),
          arxivId: one('AR')?.startsWith('arXiv') === true ? one('AR') : undefined,
        },
      }
    },
  },
  /** https://pubmed.ncbi.nlm.nih.gov/help/#pubmed-format */
  nbib: {
    line: /^([A-Z]{2,4}) {0,2}- ?(.*)$/,
    first: 'PMID',
    item: ({ one, all }) => {
      const names = all('FAU').length > 0 ? all('FAU') : all('AU')
      const doi = [...all('LID'), ...all('AID')].find((id) => id.endsWith('[doi]'))
      return {
        type: typeBy(all('PT').join(', '), types),
        // A translated title stands in brackets.
        title: one('TI', 'BTI')?.replace(/^\[(.*)\]\.?$/, '$1'),
        author: [...names.map(namePartsOf), ...all('CN').map((literal) => ({ literal }))],
        // Of journals of one name it says the place: `Science (New York, N.Y.)`.
        'container-title': one('JT', 'TA', 'BTI')?.replace(/ \([^()]*,[^()]*\)$/, ''),
        publisher: one('PB'),
        volume: one('VI'),
        issue: one('IP'),
        page:
          wholeRange(one('PG')?.replace(/;.*$/, '')) ??
          articleNumber(all('LID').map((id) => id.replace(/\s*\[pii\]$/, ''))),
        DOI: doi?.replace(/\s*\[doi\]$/, ''),
        ISBN: one('ISBN'),
        ISSN: all('IS'),
        PMID: one('PMID'),
        editor: (all('FED').length > 0 ? all('FED') : all('ED')).map(namePartsOf),
        keyword: all('OT').map((word) => word.replace(/^\*/, '')),
        abstract: one('AB'),
        issued: issued(one('DP')),
        language: one('LA'),
        custom: { funding: all('GR').join('; ') },
      }
    },
  },
  /** https://en.wikipedia.org/wiki/EndNote#Tags_and_fields, as Google Scholar and EndNote write it. */
  enw: {
    line: /^%([0-9A-Z@!#$^&*+[\]{}()~>?<|])(?: (.*))?$/,
    first: '0',
    item: ({ one, all }) => ({
      type: typeBy(one('0') ?? '', types),
      title: one('T'),
      author: all('A').map(namePartsOf),
      'container-title': one('J', 'B'),
      'collection-title': one('S'),
      publisher: one('I', 'Y'),
      'publisher-place': one('C'),
      translator: all('?').map(namePartsOf),
      volume: one('V'),
      issue: one('N'),
      page: one('P'),
      DOI: one('R'),
      URL: one('U'),
      // One tag for both numbers, and for editors.
      ISBN: all('@'),
      editor: all('E').map(namePartsOf),
      genre: one('9'),
      keyword: all('K'),
      edition: one('7'),
      language: one('G'),
      note: one('Z'),
      abstract: one('X'),
      issued: issued(one('8'), one('D')),
    }),
  },
  /** https://www.refworks.com/refworks2/help/RefWorks_Tagged_Format.htm */
  refworks: {
    line: /^([A-Z][A-Z0-9])(?: (.*))?$/,
    first: 'RT',
    item: ({ one, all }) => ({
      type: typeBy(one('RT') ?? '', types),
      title: one('T1'),
      author: all('A1').map(namePartsOf),
      'container-title': one('JF', 'JO', 'T2'),
      publisher: one('PB'),
      'publisher-place': one('PP'),
      volume: one('VO'),
      issue: one('IS'),
      page: range(one('SP'), one('OP')),
      DOI: one('DO'),
      URL: one('LK', 'UL'),
      ISBN: all('SN'),
      editor: all('A2').map(namePartsOf),
      keyword: all('K1'),
      edition: one('ED'),
      language: one('LA'),
      note: one('NO'),
      abstract: one('AB'),
      issued: issued(one('FD'), one('YR')),
    }),
  },
} as const satisfies Record<string, TaggedFormat>

/** The records of a text, each with the line that it begins at, from 1. */
function recordsOf(text: string, { line, first }: TaggedFormat): { at: number; lines: Line[] }[] {
  const records: { at: number; lines: Line[] }[] = []
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const [, tag, value = ''] = line.exec(raw) ?? []
    if (tag === first) records.push({ at: index + 1, lines: [{ tag, value }] })
    else if (tag === 'ER' || tag === 'EF') return
    else {
      const lines = records.at(-1)?.lines
      if (tag !== undefined) lines?.push({ tag, value })
      else if (raw.trim() !== '' && lines !== undefined) {
        const last = lines.at(-1)
        if (last !== undefined) last.value += `\n${raw.trim()}`
      }
    }
  })
  return records
}

/** Reads a text of a tagged format, record by record. */
export function readTagged(text: string, name: keyof typeof taggedFormats): ReadEntry[] {
  const format: TaggedFormat = taggedFormats[name]
  return recordsOf(text, format).map(({ at, lines }) => {
    const valuesOf = (tag: string) => lines.filter((line) => line.tag === tag && line.value.trim() !== '')
    const all = (tag: string) =>
      valuesOf(tag).flatMap(({ value }) =>
        name === 'wos' || (name === 'enw' && tag === 'K') ? value.split('\n') : [oneLine(value)],
      )
    const one = (...tags: string[]) => {
      const value = tags.map((tag) => valuesOf(tag)[0]?.value).find((found) => found !== undefined)
      return value === undefined ? undefined : oneLine(value)
    }
    return readCsl(format.item({ one, all }), `Line ${String(at)}`)
  })
}
