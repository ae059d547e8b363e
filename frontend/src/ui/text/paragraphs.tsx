import { LinkedText } from './linked-text'
import * as styles from './paragraphs.module.css'

/** A line of a list begins with a hyphen or a bullet and a space; Word has bullets of its own fonts, and an o before a tab. */
const bullet = /^\s*(?:[-–•*·▪■●◦○‣➢►✓\uf0a7\uf0b7\uf0d8\uf0fc]\s+|o\t\s*)(?=\S)/
/** Or with its number, a full stop or a bracket, and a space. */
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/

/** A line that is set in goes on with the item above it. */
const setIn = /^\s{2}/

/** A line of a paragraph, or an item of a list, which may have several. */
interface Part {
  words: string
  /** How many spaces stand before it. */
  indent: number
  /** The lists within an item. */
  within: Block[]
}

/** Lines that follow each other: those of a paragraph, or of a list. */
interface Block {
  kind: 'bullets' | 'numbers' | 'words'
  parts: Part[]
  /** The number of the first item. */
  start: number
}

/**
 * A text of the CMS whose paragraphs are separated by a blank line, and in which lines that begin with `- ` are a list,
 * or with `1. ` and the numbers after it. An item goes on in the lines below it that are set in; those of them that begin as an
 * item does are a list within it.
 *
 * @param props.next the number that would go on with a list above it
 */
export const Paragraphs = ({ children, next = 1 }: { children: string; next?: number }) =>
  blocksOf(children, next).blocks.map((block, index) =>
    block.kind === 'words' ? (
      <p key={index}>
        <LinkedText>{block.parts.map(({ words }) => words).join('\n')}</LinkedText>
      </p>
    ) : (
      <List key={index} {...block} />
    ),
  )

function List({ kind, parts, start }: Block) {
  const items = parts.map(({ words, within }, place) => (
    <li key={place}>
      <LinkedText>{words}</LinkedText>
      {within.map((list, at) => (
        <List key={at} {...list} />
      ))}
    </li>
  ))
  return kind === 'bullets' ? (
    <ul className={styles['bullets']}>{items}</ul>
  ) : (
    <ol start={start === 1 ? undefined : start} className={styles['numbers']}>
      {items}
    </ol>
  )
}

/** The number that would go on with the last numbered list of a text, or of one before it. @param next that of the one before */
export const nextNumber = (text: string, next: number): number => blocksOf(text, next).next

function blocksOf(text: string, first: number): { blocks: Block[]; next: number } {
  const blocks: Block[] = []
  // The next number of the list that was counted last: bullets or words may stand between.
  let next = first
  for (const paragraph of text.split(/\n\s*\n/)) {
    let isFirst = true
    for (const line of paragraph.split('\n').filter((one) => one.trim() !== '')) {
      const indent = indentOf(line)
      const above = isFirst ? undefined : blocks.at(-1)
      const level = above ? levelOf(blocks, indent) : blocks
      const last = level.at(-1)
      const isOutermost = level === blocks
      const isBelow = last?.kind === 'numbers' && !isFirst
      const { kind, start, words } = read(line, isOutermost ? next : numberAfter(last), isBelow)
      const part = { words, indent, within: [] }
      const item = above?.parts.at(-1)
      if (kind !== 'words') {
        if (last?.kind === kind && (kind === 'bullets' || start > 1)) last.parts.push(part)
        else level.push({ kind, parts: [part], start })
        if (kind === 'numbers' && isOutermost) next = start + 1
      } else if (above?.kind === 'words') above.parts.push(part)
      else if (item && setIn.test(line)) innermost(item).words += `\n${line.trim()}`
      else blocks.push({ kind, parts: [part], start })
      isFirst = false
    }
  }
  return { blocks, next }
}

const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** Where an item belongs that is set in so far: within the last one that is set in less, or beside it. */
function levelOf(level: Block[], indent: number): Block[] {
  const last = level.at(-1)
  const item = last?.parts.at(-1)
  return item && last?.kind !== 'words' && indent > item.indent + 1 ? levelOf(item.within, indent) : level
}

const numberAfter = (block: Block | undefined): number =>
  block?.kind === 'numbers' ? block.start + block.parts.length : 1

/** The last item within an item, or itself. */
function innermost(item: Part): Part {
  const inner = item.within.at(-1)?.parts.at(-1)
  return inner ? innermost(inner) : item
}

/**
 * What a line is, and its words without the mark of a list. Numbers are those of a list when they count on, or from one: a line may begin with a day of the month too.
 *
 * @param next the number that would count on
 * @param isBelow whether an item with a number stands above it: another `1.` is the next then, as in Markdown
 */
function read(line: string, next: number, isBelow: boolean): Omit<Block, 'parts'> & { words: string } {
  if (bullet.test(line)) return { kind: 'bullets', start: 1, words: line.replace(bullet, '') }
  const written = Number(number.exec(line)?.[1])
  if (written !== next && written !== 1) return { kind: 'words', start: 1, words: line }
  return {
    kind: 'numbers',
    start: written === next || isBelow ? next : 1,
    words: line.replace(number, ''),
  }
}
