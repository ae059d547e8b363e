import { LinkedText } from './linked-text'
import * as styles from './paragraphs.module.css'

/** A line of a list begins with a hyphen or a bullet and a space. */
const bullet = /^\s*[-–•*]\s+(?=\S)/
/** Or with its number, a full stop or a bracket, and a space. */
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/

type Kind = 'bullets' | 'numbers' | 'words'

/** Lines that follow each other: those of a list, or those of a paragraph. */
interface Block {
  kind: Kind
  lines: string[]
}

/**
 * A text of the CMS whose paragraphs are separated by a blank line, and in which lines that begin with `- ` are a list,
 * or with `1. ` and the numbers after it.
 */
export const Paragraphs = ({ children }: { children: string }) =>
  blocksOf(children).map(({ kind, lines }, index) => {
    if (kind === 'words')
      return (
        <p key={index}>
          <LinkedText>{lines.join('\n')}</LinkedText>
        </p>
      )
    return kind === 'bullets' ? (
      <ul key={index} className={styles['bullets']}>
        {itemsOf(lines, bullet)}
      </ul>
    ) : (
      <ol key={index} className={styles['numbers']}>
        {itemsOf(lines, number)}
      </ol>
    )
  })

const itemsOf = (lines: string[], mark: RegExp) =>
  lines.map((line, place) => (
    <li key={place}>
      <LinkedText>{line.replace(mark, '')}</LinkedText>
    </li>
  ))

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    let last: Block | undefined
    for (const line of part.split('\n').filter((one) => one.trim() !== '')) {
      const kind = kindOf(line, last)
      if (last?.kind === kind) last.lines.push(line)
      else blocks.push((last = { kind, lines: [line] }))
    }
  }
  return blocks
}

/** Numbers are those of a list when they count from one: a line may begin with a day of the month too. */
function kindOf(line: string, last: Block | undefined): Kind {
  if (bullet.test(line)) return 'bullets'
  const next = last?.kind === 'numbers' ? last.lines.length + 1 : 1
  return Number(number.exec(line)?.[1]) === next ? 'numbers' : 'words'
}
