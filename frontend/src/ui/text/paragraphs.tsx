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
  /** The items of the list within an item. */
  within: string[]
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
 * or with `1. ` and the numbers after it. An item goes on in the lines below it that are set in; those that begin with `- ` are
 * a list within it.
 *
 * @param props.next the number that would go on with a list above it
 */
export const Paragraphs = ({ children, next = 1 }: { children: string; next?: number }) =>
  blocksOf(children, next).blocks.map(({ kind, parts, start }, index) => {
    if (kind === 'words')
      return (
        <p key={index}>
          <LinkedText>{parts.map(({ words }) => words).join('\n')}</LinkedText>
        </p>
      )
    const items = parts.map(({ words, within }, place) => (
      <li key={place}>
        <LinkedText>{words}</LinkedText>
        {within.length > 0 && (
          <ul className={styles['bullets']}>
            {within.map((inner, at) => (
              <li key={at}>
                <LinkedText>{inner}</LinkedText>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))
    return kind === 'bullets' ? (
      <ul key={index} className={styles['bullets']}>
        {items}
      </ul>
    ) : (
      <ol key={index} start={start === 1 ? undefined : start} className={styles['numbers']}>
        {items}
      </ol>
    )
  })

/** The number that would go on with the last numbered list of a text, or of one before it. @param next that of the one before */
export const nextNumber = (text: string, next: number): number => blocksOf(text, next).next

function blocksOf(text: string, first: number): { blocks: Block[]; next: number } {
  const blocks: Block[] = []
  // The next number of the list that was counted last: bullets or words may stand between.
  let next = first
  for (const paragraph of text.split(/\n\s*\n/)) {
    let isFirst = true
    for (const line of paragraph.split('\n').filter((one) => one.trim() !== '')) {
      const last = blocks.at(-1)
      const above = isFirst ? undefined : last?.parts.at(-1)
      const { kind, start, words } = read(line, next, last?.kind === 'numbers' && !isFirst)
      const goesOn = { words: !isFirst, bullets: true, numbers: start > 1 }[kind]
      const part = { words, indent: indentOf(line), within: [] }
      const isWithin = last?.kind !== 'words' && above && part.indent > above.indent + 1
      if (kind === 'bullets' && isWithin) above.within.push(words)
      else if (last?.kind === kind && goesOn) last.parts.push(part)
      else if (kind === 'words' && above && setIn.test(line)) addTo(above, line.trim())
      else blocks.push({ kind, parts: [part], start })
      if (kind === 'numbers') next = start + 1
      isFirst = false
    }
  }
  return { blocks, next }
}

const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** A line that goes on with an item, or with the last one within it. */
function addTo(part: Part, line: string): void {
  const inner = part.within.pop()
  if (inner === undefined) part.words += `\n${line}`
  else part.within.push(`${inner}\n${line}`)
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
