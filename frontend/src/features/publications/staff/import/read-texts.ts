import { reasonOf } from '../../../../ui/feedback/reason-of'
import type { FileText } from './join-texts'
import type { Sheet } from './spreadsheet'

/** What the server takes at once. */
const mostBytes = 8_000_000

/** A workbook of which one sheet has been read, and others can be. */
export interface Workbook {
  file: string
  sheets: [Sheet, ...Sheet[]]
}

/** What was read of chosen files. */
interface ReadFiles {
  texts: FileText[]
  /** A sentence for each file that is none, or is too large, or whose letters had to be guessed. */
  remarks: string[]
  /** Those with several sheets. Their first one is among the texts. */
  workbooks: Workbook[]
}

/** Reads the texts of chosen files. */
export async function readTexts(files: readonly File[]): Promise<ReadFiles> {
  const texts: FileText[] = []
  const remarks: string[] = []
  const workbooks: Workbook[] = []
  for (const file of files) {
    if (file.size > mostBytes) {
      remarks.push(`${file.name} is larger than 8 MB. Divide it and import its parts.`)
      continue
    }
    if (file.size === 0) {
      remarks.push(`${file.name} is empty.`)
      continue
    }
    const bytes = await bytesOf(file)
    if (bytes === undefined) {
      remarks.push(`${file.name} could not be read. A folder cannot be; a file may have been moved.`)
      continue
    }
    if (isZip(bytes) && /\.xls[xm]$/i.test(file.name)) {
      try {
        // Few have spreadsheets: what reads them comes when it is needed.
        const { sheetsOf } = await import('./spreadsheet')
        const sheets = sheetsOf(bytes)
        texts.push({ name: file.name, text: sheets[0].csv })
        if (sheets.length > 1) workbooks.push({ file: file.name, sheets })
      } catch (error) {
        remarks.push(`${file.name} ${reasonOf(error)}.`)
      }
      continue
    }
    const { text, guessed } = decode(bytes)
    // No text has this character; pictures and documents of office programs are full of it.
    if (text.includes('\0')) {
      remarks.push(
        /\.(xls[xm]?|ods|numbers)$/i.test(file.name)
          ? `${file.name} is a spreadsheet of another kind. Save it as Excel workbook (.xlsx) or as CSV, and choose that.`
          : `${file.name} is not a text file.`,
      )
      continue
    }
    if (guessed !== undefined)
      remarks.push(`${file.name} is not in UTF-8; it was read as ${guessed}. Look at letters with accents.`)
    texts.push({ name: file.name, text })
  }
  return { texts, remarks, workbooks }
}

/** Undefined when the browser cannot read it. */
const bytesOf = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (error: unknown) => {
      console.error(error)
      return undefined
    },
  )

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The text of a file. A byte order mark tells its encoding; without one, UTF-16 is told by its zeros, and bytes that are no
 * UTF-8 are Windows-1252, which older programs of Western languages write and which holds Latin-1
 * (https://encoding.spec.whatwg.org/#names-and-labels).
 */
function decode(bytes: Uint8Array): { text: string; guessed?: string } {
  const marked = [
    ['utf-16le', 0xff, 0xfe],
    ['utf-16be', 0xfe, 0xff],
  ].find(([, first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked !== undefined) return { text: decodeAs(String(marked[0]), bytes) }
  const unmarked = utf16(bytes)
  if (unmarked !== undefined) return { text: decodeAs(unmarked, bytes), guessed: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // It throws for nothing but bytes that are no UTF-8.
    return { text: decodeAs('windows-1252', bytes), guessed: 'Windows-1252' }
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

/** Of the two bytes of a Latin letter in UTF-16 one is 0, always the first or always the second. */
function utf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  const beginning = bytes.subarray(0, 2000)
  beginning.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  // Most of a text are Latin letters; documents of programs have zeros in any place.
  if (Math.max(even, odd) < beginning.length * 0.4 || Math.min(even, odd) > beginning.length / 100)
    return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}
