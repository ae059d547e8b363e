import { LinkedText } from './linked-text'
import * as styles from './paragraphs.module.css'

/** A line of a list begins with a hyphen or a bullet and a space. */
const item = /^\s*[-–•*]\s+(?=\S)/

/** Lines that follow each other: those of a list, or those of a paragraph. */
interface Block {
  isList: boolean
  lines: string[]
}

/** A text of the CMS whose paragraphs are separated by a blank line, and in which lines that begin with `- ` are a list. */
export const Paragraphs = ({ children }: { children: string }) =>
  blocksOf(children).map(({ isList, lines }, index) =>
    isList ? (
      <ul key={index} className={styles['list']}>
        {lines.map((line, place) => (
          <li key={place}>
            <LinkedText>{line.replace(item, '')}</LinkedText>
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        <LinkedText>{lines.join('\n')}</LinkedText>
      </p>
    ),
  )

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    let last: Block | undefined
    for (const line of part.split('\n').filter((one) => one.trim() !== '')) {
      const isList = item.test(line)
      if (last?.isList === isList) last.lines.push(line)
      else blocks.push((last = { isList, lines: [line] }))
    }
  }
  return blocks
}
