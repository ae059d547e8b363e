import { wordsAlone } from '../../ui/text/markdown'

/** What the text of a page is made of, one below the other. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** Paragraphs and lists, as `ui/text/paragraphs.tsx` reads them. */
  | { kind: 'words'; text: string }
  /** Rows of cells, all as long as the longest; the first names the columns where `hasNames` says so. */
  | { kind: 'table'; rows: string[][]; hasNames: boolean }

const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/
/** As Markdown writes a row: between bars. */
const barred = /^\s*\|(.*)\|\s*$/
/** The row below the names of columns. */
const rule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
/** A mark of a list before a tab, as word processors put it on the clipboard. */
const listed = /^\s*(?:[-–•*·▪■●◦○‣➢►✓\uf0a7\uf0b7\uf0d8\uf0fco]|\d{1,3}[.)])\t/

const isRow = (line: string) => barred.test(line) || (/\S.*\t/.test(line) && !listed.test(line))

/** The cells of a row; a bar of a cell's own is written `\|`. */
const cellsOf = (line: string): string[] => {
  const inner = barred.exec(line)?.[1]
  const cells = inner === undefined ? line.split('\t') : inner.split(/(?<!\\)\|/)
  return cells.map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())
}

/**
 * Cuts the text of a page into headings (`## `), tables and what lies between them. A table is rows between bars, as
 * Markdown has them, or at least two rows with tabs, as spreadsheets and word processors put them on the clipboard.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let words: string[] = []
  const endWords = () => {
    if (words.some((line) => line.trim() !== '')) blocks.push({ kind: 'words', text: words.join('\n') })
    words = []
  }
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, marks, title] = heading.exec(line) ?? []
    if (marks !== undefined && title !== undefined) {
      endWords()
      // Level 1 is the page's own, and none is left out on the way to level 3.
      const isBelow = marks.length > 2 && blocks.some(({ kind }) => kind === 'heading')
      blocks.push({ kind: 'heading', level: isBelow ? 3 : 2, text: title })
      continue
    }
    let end = at
    while (end < lines.length && isRow(lines[end] ?? '')) end += 1
    if (end - at < 2) {
      words.push(line)
      continue
    }
    endWords()
    blocks.push(tableOf(lines.slice(at, end)))
    at = end - 1
  }
  endWords()
  return blocks
}

function tableOf(lines: string[]): Block {
  const rows = lines.filter((line) => !rule.test(line)).map(cellsOf)
  const longest = Math.max(...rows.map((row) => row.length))
  const [first = [], ...others] = rows
  return {
    kind: 'table',
    rows: rows.map((row) => [...row, ...Array<string>(longest - row.length).fill('')]),
    hasNames: rule.test(lines[1] ?? '') || (!first.some(hasDigit) && others.flat().some(hasDigit)),
  }
}

/** Names of columns hold no numbers, dates and years, which nearly every table has below them. */
const hasDigit = (cell: string) => /\d/.test(cell)

/** What the page begins with, for where nothing can be set. */
export const firstWords = (blocks: readonly Block[]): string | undefined => {
  const first = blocks.find((block) => block.kind === 'words')
  return first && wordsAlone(first.text)
}
