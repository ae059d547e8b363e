import { reasonOf } from '../../../../ui/staff/reason-of'
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
    const bytes = new Uint8Array(await file.arrayBuffer())
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
    const { text, encoding } = decode(bytes)
    // No text has this character; pictures and documents of office programs are full of it.
    if (text.includes('\0')) {
      remarks.push(
        /\.(xls[xm]?|ods|numbers)$/i.test(file.name)
          ? `${file.name} is a spreadsheet of another kind. Save it as Excel workbook (.xlsx) or as CSV, and choose that.`
          : `${file.name} is not a text file.`,
      )
      continue
    }
    if (encoding === 'windows-1252')
      remarks.push(`${file.name} is not in UTF-8; it was read as Windows-1252. Look at letters with accents.`)
    texts.push({ name: file.name, text })
  }
  return { texts, remarks, workbooks }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The text of a file. A byte order mark tells its encoding; bytes that are no UTF-8 are Windows-1252, which older programs
 * of Western languages write and which holds Latin-1 (https://encoding.spec.whatwg.org/#names-and-labels).
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = [
    ['utf-16le', 0xff, 0xfe],
    ['utf-16be', 0xfe, 0xff],
  ].find(([, first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked !== undefined) return decodeAs(String(marked[0]), bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    // It throws for nothing but bytes that are no UTF-8.
    return decodeAs('windows-1252', bytes)
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
})
