import { tableMark } from './csv'
import { isDoiList } from './doi-list'
import { headOfScholar } from './references'
import type { taggedFormats } from './tagged'

/** What the import reads. */
export type Format =
  | 'bibtex'
  | 'ris'
  | 'csl'
  | 'pubmed'
  | 'endnote'
  | 'csv'
  | keyof typeof taggedFormats
  | 'doi'

/** What only a file of each format holds, in the order in which they are looked for. */
const marks: readonly [format: Format, mark: { test: (text: string) => boolean }][] = [
  // References may be numbered in such brackets.
  ['csl', /^\{|^\[\s*[[{\]]/],
  ['pubmed', /^<(?:[^]*<)?Pubmed(?:Book)?Article[\s>]/],
  ['endnote', /^<[^]*<records>\s*<record[\s>]/],
  ['ris', /^[^\S\n]*TY\s{1,2}-/m],
  ['nbib', /^PMID ?- ?\d/m],
  ['wos', /^PT [A-Z]\s*$/m],
  ['refworks', /^RT [A-Z]/m],
  ['enw', /^%0 \S/m],
  // Its three columns are no table: two of them are below the title.
  ['doi', headOfScholar],
  ['csv', tableMark],
  ['bibtex', /^[^%\n]*@\s*[a-z]+\s*[{(]/im],
]

/** What people have that is not read, by what they know it as. */
const unread: readonly [name: string, mark: { test: (text: string) => boolean }][] = [
  ['a web page', /^<(!doctype html|html)/i],
  ['XML', /^<\?xml/],
  ['a document of Word or a sheet of Excel', /^PK[^]*\[Content_Types\]\.xml/],
  ['a zip archive', { test: (text) => text.startsWith('PK\u0003\u0004') }],
  ['a PDF', /^%PDF-/],
]

/** A list tells by its beginning that it is one. In characters. */
const beginning = 100_000

/** The format of a text by what stands in it; `undefined` when it looks like none. */
export function formatOf(text: string): Format | undefined {
  const start = text.replace(/^[\ufeff\s]+/, '')
  const marked = marks.find(([, mark]) => mark.test(start))?.[0]
  return (
    marked ?? (unreadKind(text) === undefined && isDoiList(start.slice(0, beginning)) ? 'doi' : undefined)
  )
}

/** What people call a text, as it came, that the import does not read, if that can be told. */
export const unreadKind = (text: string): string | undefined =>
  unread.find(([, mark]) => mark.test(text.replace(/^[\ufeff\s]+/, '')))?.[0]
