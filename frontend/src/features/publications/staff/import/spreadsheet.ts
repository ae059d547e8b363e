import { strFromU8, unzipSync } from 'fflate'

/** In bytes: what a sheet of some thousand papers with their abstracts is, unpacked. */
const largest = 50_000_000

/** Built-in formats of dates (ECMA-376, part 1, §18.8.30). */
const dateFormats: ReadonlySet<string> = new Set(['14', '15', '16', '17', '22'])

/** Excel counts days from here, with a 29 February 1900 that never was; Excel for Mac counted from 1904. */
const epochs = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }

const day = 24 * 60 * 60 * 1000

/** Excel's calendar ends with 31 December 9999. */
const lastDay = 2_958_465

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  /** Its table in CSV. */
  csv: string
}

/**
 * The sheets of an Excel workbook (.xlsx: ECMA-376, part 1) that hold something, in their order, hidden ones last.
 * @returns at least one
 * @throws Error in words when it is none, is empty or too large
 */
export function sheetsOf(bytes: Uint8Array): [Sheet, ...Sheet[]] {
  const files = unpack(bytes)
  const xml = (name: string): Document | undefined => {
    const file = files[name]
    return file && new DOMParser().parseFromString(strFromU8(file), 'application/xml')
  }
  const book = xml('xl/workbook.xml')
  const parts = new Map(
    elements(xml('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [
      one.getAttribute('Id'),
      one.getAttribute('Target') ?? '',
    ]),
  )
  const sheets = elements(book, 'sheet').flatMap((element) => {
    const target = parts.get(element.getAttribute('r:id'))
    // A chart that is a sheet of its own holds no cells, and was not unpacked.
    const content = target && xml(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const isHidden = (element.getAttribute('state') ?? 'visible') !== 'visible'
    return content ? [{ name: element.getAttribute('name') ?? '', isHidden, content }] : []
  })
  if (sheets.length === 0) throw new Error('is no workbook of Excel')
  const strings = elements(xml('xl/sharedStrings.xml'), 'si').map(textOf)
  const styles = dateStyles(xml('xl/styles.xml'))
  const is1904 = ['1', 'true'].includes(elements(book, 'workbookPr')[0]?.getAttribute('date1904') ?? '')

  const valueOf = (cell: Element): string => {
    const value = elements(cell, 'v')[0]?.textContent ?? ''
    switch (cell.getAttribute('t')) {
      case 's':
        return strings[Number(value)] ?? ''
      case 'inlineStr':
        return textOf(cell)
      case 'str':
      case 'b':
      case 'd':
        return value
      // A formula that came to nothing.
      case 'e':
        return ''
      default:
        return value !== '' && styles.has(Number(cell.getAttribute('s')))
          ? (dateOf(Number(value), epochs[is1904 ? 'from1904' : 'from1900']) ?? value)
          : value
    }
  }
  const rowsOf = (sheet: Document): string[][] =>
    elements(sheet, 'row').map((row) => {
      const values: string[] = []
      for (const cell of elements(row, 'c')) {
        // Empty cells are left out; those that are there mostly say where they stand.
        const column = columnOf(cell.getAttribute('r')) ?? values.length
        values[column] = valueOf(cell)
      }
      return Array.from(values, (value: string | undefined) => value ?? '')
    })
  const [first, ...others] = [
    ...sheets.filter(({ isHidden }) => !isHidden),
    ...sheets.filter(({ isHidden }) => isHidden),
  ].flatMap(({ name, content }) => {
    const csv = asCsv(rowsOf(content))
    return csv === '' ? [] : [{ name, csv }]
  })
  if (!first) throw new Error('has nothing in its sheets')
  return [first, ...others]
}

/** Rows of a table in CSV, each as long as the longest; empty ones are left out. */
function asCsv(rows: readonly string[][]): string {
  const filled = rows.filter((row) => row.some((value) => value !== ''))
  const width = Math.max(...filled.map((row) => row.length))
  return filled
    .map((row) => Array.from({ length: width }, (_, at) => quoted(row[at] ?? '')).join(','))
    .join('\n')
}

/** The day of a number, as ISO 8601 has it; none of a number to which Excel shows no day either. */
const dateOf = (days: number, epoch: number): string | undefined =>
  days >= 0 && days <= lastDay ? new Date(epoch + days * day).toISOString().slice(0, 10) : undefined

/** Only what is read: workbooks hold pictures, too. @throws Error */
function unpack(bytes: Uint8Array) {
  let size = 0
  let files
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(?:worksheets\/[^/]+\.xml|[^/]+\.xml|_rels\/workbook\.xml\.rels)$/.test(name)) return false
        size += originalSize
        return size <= largest
      },
    })
  } catch (error) {
    throw new Error('is damaged', { cause: error })
  }
  if (size > largest) throw new Error('is too large. Divide it and import its parts')
  return files
}

const elements = (parent: Document | Element | undefined, name: string): Element[] => [
  ...(parent?.getElementsByTagNameNS('*', name) ?? []),
]

/** The text of a cell, whose parts may be set differently; how a word is pronounced (`rPh`) is none of it. */
const textOf = (cell: Element): string =>
  elements(cell, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('')

/** `A1` is 0, `AA7` is 26. */
function columnOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The numbers of the styles that show a number as a date. */
function dateStyles(styles: Document | undefined): ReadonlySet<number> {
  const own = elements(styles, 'numFmt')
    // Words in quotation marks and colours in brackets are no part of the date.
    .filter((format) =>
      /[dy]/i.test((format.getAttribute('formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')),
    )
    .map((format) => format.getAttribute('numFmtId') ?? '')
  const dates = new Set([...dateFormats, ...own])
  const cells = elements(elements(styles, 'cellXfs')[0], 'xf')
  return new Set([...cells.keys()].filter((at) => dates.has(cells[at]?.getAttribute('numFmtId') ?? '')))
}

/** A cell as RFC 4180 writes it; a line's end in it is a space. */
const quoted = (value: string): string => `"${value.replace(/\s*\r?\n\s*/g, ' ').replaceAll('"', '""')}"`
