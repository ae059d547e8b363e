import { wordsAlone } from '../../ui/text/markdown'
import { nextNumber } from '../../ui/text/paragraphs'
import { readTable, type Table } from './table'

/** What the text of a page is made of, one below the other. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** Paragraphs and lists, as `ui/text/paragraphs.tsx` reads them; `next` goes on with a numbered list above. */
  | { kind: 'words'; text: string; next: number }
  /** One of the page's images, the first is 1. */
  | { kind: 'image'; number: number }
  | ({ kind: 'table' } & Table)

/** One mark alone begins sentences too: `# of seats`. */
const heading = /^(#{2,6})\s+(\S.*)$/

/** A line that stands for one of the page's images. */
const imageLine = /^\s*\[image (\d{1,3})\]\s*$/i

/** The number of the image that a line stands for, if it does. */
export function imageIn(line: string): number | undefined {
  const [, number] = imageLine.exec(line) ?? []
  return number === undefined ? undefined : Number(number)
}

/**
 * Cuts the text of a page into headings (`## `), tables (`table.ts`), lines that stand for an image, and what lies between
 * them.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let words: string[] = []
  let next = 1
  const add = (block: Block) => {
    endWords()
    blocks.push(block)
  }
  const endWords = () => {
    const text = words.join('\n')
    words = []
    if (text.trim() === '') return
    blocks.push({ kind: 'words', text, next })
    next = nextNumber(text, next)
  }
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, marks, title = ''] = heading.exec(line) ?? []
    const number = imageIn(line)
    const table = readTable(lines, at)
    if (marks !== undefined) {
      // Level 1 is the page's own, and none is left out on the way to level 3.
      const isBelow = marks.length > 2 && blocks.some(({ kind }) => kind === 'heading')
      add({ kind: 'heading', level: isBelow ? 3 : 2, text: title.replace(/ #+$/, '') })
      next = 1
    } else if (number !== undefined) add({ kind: 'image', number })
    else if (table) {
      add({ kind: 'table', rows: table.rows, hasNames: table.hasNames })
      at += table.lines - 1
    } else words.push(line)
  }
  endWords()
  return blocks
}

/** What the page begins with, for where nothing can be set. */
export const firstWords = (blocks: readonly Block[]): string | undefined => {
  const first = blocks.find((block) => block.kind === 'words')
  return first && wordsAlone(first.text)
}
