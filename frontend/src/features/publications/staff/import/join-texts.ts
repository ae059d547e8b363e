/** The text of a chosen file. */
export interface FileText {
  name: string
  text: string
}

interface Kind {
  name: string
  /** Whether one text of it after another is such a text again. */
  isJoined: boolean
}

const table: Kind = { name: 'a table', isJoined: false }
const dois: Kind = { name: 'a list of DOIs', isJoined: true }

/** By what texts of each kind are known; the CMS knows them by the same. */
const marks: readonly [mark: RegExp, kind: Kind][] = [
  [/^\{|^\[\s*[[{\]]/, { name: 'CSL-JSON', isJoined: false }],
  [/^</, { name: 'XML', isJoined: false }],
  [/^[^\S\n]*TY\s{1,2}-/m, { name: 'RIS', isJoined: true }],
  [/^PMID ?- ?\d/m, { name: 'of PubMed', isJoined: true }],
  [/^PT [A-Z]\s*$/m, { name: 'of Web of Science', isJoined: true }],
  [/^RT [A-Z]/m, { name: 'of RefWorks', isJoined: true }],
  [/^%0 \S/m, { name: 'of EndNote', isJoined: true }],
  [/^[^%\n]*@\s*[a-z]+\s*[{(]/im, { name: 'BibTeX', isJoined: true }],
]

/** @param file its name, if it comes of one; a table is known by it best, since it may hold anything */
function kindOf(text: string, file = ''): Kind | undefined {
  if (/\.(?:csv|tsv|xls[xm])$/i.test(file)) return table
  const start = text.replace(/^[\ufeff\s]+/, '')
  const marked = marks.find(([mark]) => mark.test(start))
  if (marked) return marked[1]
  const lines = start.split('\n').filter((line) => line.trim() !== '')
  if (lines.filter((line) => /\b10\.\d{4,9}\//.test(line)).length * 2 >= Math.max(lines.length, 1))
    return dois
  return /[,;\t]/.test(lines[0] ?? '') ? table : undefined
}

/** One text of several; blank ones add nothing. */
export const oneAfterAnother = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n')

/**
 * Puts the texts of files after what is there. A text is read as one kind, and what is of another would be passed over:
 * it is left out here, with a sentence that says so.
 */
export function joinTexts(
  present: string,
  files: readonly FileText[],
): { text: string; taken: FileText[]; remarks: string[] } {
  const taken: FileText[] = []
  const remarks: string[] = []
  let kind = kindOf(present)
  for (const file of files.filter(({ text }) => text.trim() !== '')) {
    const own = kindOf(file.text, file.name)
    const refusal = kind && refusalOf(own, kind)
    if (refusal !== undefined) {
      remarks.push(`${file.name} was not taken: ${refusal}`)
      continue
    }
    kind ??= own
    taken.push(file)
  }
  return { text: oneAfterAnother([present, ...taken.map(({ text }) => text)]), taken, remarks }
}

/** Why a text cannot stand after one of a kind. */
function refusalOf(own: Kind | undefined, present: Kind): string | undefined {
  if (own === undefined) return `it does not look like what is in the field, which is ${present.name}.`
  if (own.name !== present.name)
    return `it is ${own.name}, and what is in the field is ${present.name}. Read one kind after the other.`
  return own.isJoined ? undefined : `of files that are ${own.name} one is read after the other.`
}
