import { LinkedText } from '../../ui/text/linked-text'
import { Paragraphs } from '../../ui/text/paragraphs'
import type { Block } from './blocks'
import * as styles from './page-text.module.css'

/** The text of a page. */
export const PageText = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles['text']}>{blocks.map(shownBlock)}</div>
)

function shownBlock(block: Block, index: number) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${String(block.level)}` as 'h2' | 'h3'
      return (
        <Heading key={index}>
          <LinkedText>{block.text}</LinkedText>
        </Heading>
      )
    }
    case 'words':
      return <Paragraphs key={index}>{block.text}</Paragraphs>
    case 'table':
      return <Table key={index} {...block} />
  }
}

/** Where it is wider than the window, it is scrolled by itself: with the keyboard too (WCAG 2.1.1). */
function Table({ rows, hasNames }: Extract<Block, { kind: 'table' }>) {
  const [first = [], ...others] = rows
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles['table']} role="group" aria-label="Table" tabIndex={0}>
      <table>
        {hasNames && (
          <thead>
            <tr>
              {first.map((cell, index) => (
                <th key={index} scope="col">
                  <LinkedText>{cell}</LinkedText>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {(hasNames ? others : rows).map((row, place) => (
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={index}>
                  <LinkedText>{cell}</LinkedText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
