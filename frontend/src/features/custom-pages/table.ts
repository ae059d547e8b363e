export interface Table {
  /** All as long as the longest. */
  rows: string[][]
  /** Whether the first row names the columns. */
  hasNames: boolean
}

/** As Markdown writes a row: between bars. A bar of a cell's own is written `\|`. */
const barred = /^\s*\|(.*)\|\s*$/
/** The row below the names of columns, without which Markdown has no table: bars stand around states and amounts too. */
const rule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
/** A mark of a list before its only tab, as word processors put it on the clipboard. */
const listed = /^\s*(?:[-–•*·▪■●◦○‣➢►✓\uf0a7\uf0b7\uf0d8\uf0fco]|\d{1,3}[.)])\t[^\t]*$/

/** Names of columns stand above numbers, dates or years in nearly every table. */
const isNumber = (cell: string) => /^[^\p{L}\d]{0,3}\d/u.test(cell)

/**
 * Reads a table: rows between bars below names and a rule, as Markdown has them, or rows with tabs, as spreadsheets and word
 * processors put them on the clipboard.
 *
 * @param at the line that it would begin with
 * @returns how many lines it has beside; undefined where there is none
 */
export function readTable(lines: readonly string[], at: number): (Table & { lines: number }) | undefined {
  if (barred.test(lines[at] ?? '') && rule.test(lines[at + 1] ?? '')) return readBarred(lines, at)
  const hasTab = (line: string | undefined) => line?.includes('\t') === true
  // In the middle of lines with tabs none begins: they were judged together.
  return hasTab(lines[at]) && !hasTab(lines[at - 1]) ? readTabbed(lines, at) : undefined
}

function readBarred(lines: readonly string[], at: number): Table & { lines: number } {
  const rows: string[][] = []
  let end = at
  for (; barred.test(lines[end] ?? ''); end += 1) {
    const [line = '', inner = ''] = barred.exec(lines[end] ?? '') ?? []
    if (!rule.test(line))
      rows.push(inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll(String.raw`\|`, '|').trim()))
  }
  return { rows: filled(rows), hasNames: true, lines: end - at }
}

function readTabbed(lines: readonly string[], at: number): (Table & { lines: number }) | undefined {
  const rows: string[][] = []
  let isList = true
  let end = at
  while (lines[end]?.includes('\t') === true) {
    const { line, count } = joined(lines, end)
    const row = line.split('\t').map(unquoted)
    isList &&= listed.test(line)
    // A blank row of a spreadsheet parts nothing.
    if (row.some((cell) => cell !== '')) rows.push(row)
    end += count
  }
  // Lines that are only set in have one cell each.
  const isTable = rows.length > 1 && !isList && rows.some((row) => row.filter(Boolean).length > 1)
  if (!isTable) return undefined
  const [first = []] = rows
  // What a text begins with is stored without the blanks before it: a blank corner.
  if (at === 0 && rows.slice(1).every((row) => row.length === first.length + 1)) first.unshift('')
  return { rows: filled(rows), hasNames: namesColumns(rows), lines: end - at }
}

/** A row whose cells may have several lines: quotation marks stand around such a cell then. */
function joined(lines: readonly string[], at: number): { line: string; count: number } {
  const isOpen = (line: string) => {
    const last = line.slice(line.lastIndexOf('\t') + 1)
    return last.startsWith('"') && last.split('"').length % 2 === 0
  }
  let line = lines[at] ?? ''
  let count = 1
  while (isOpen(line) && at + count < lines.length && count < 20) {
    line = `${line} ${lines[at + count] ?? ''}`
    count += 1
  }
  // A quotation mark that is never closed is one of the cell's own.
  return isOpen(line) ? { line: lines[at] ?? '', count: 1 } : { line, count }
}

/** A cell without the quotation marks that a spreadsheet puts around one with its own or with several lines. */
function unquoted(cell: string): string {
  const text = cell.trim()
  const [, inner] = /^"(.*)"$/.exec(text) ?? []
  return inner === undefined || !/""|\s/.test(inner) ? text : inner.replaceAll('""', '"').trim()
}

function namesColumns([first = [], ...others]: string[][]): boolean {
  if (first.some((cell) => /\d/.test(cell) || cell.endsWith(':'))) return false
  return first.some((name, column) => {
    const cells = others.map((row) => row[column] ?? '').filter(Boolean)
    return name !== '' && cells.length > 0 && cells.every(isNumber)
  })
}

function filled(rows: string[][]): string[][] {
  const longest = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array<string>(longest - row.length).fill('')])
}
