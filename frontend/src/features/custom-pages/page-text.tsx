import { imageSource } from '../../content/media'
import { Image } from '../../ui/page/image'
import { frameOf } from '../../ui/page/image-frame'
import { LinkedText } from '../../ui/text/linked-text'
import { Paragraphs } from '../../ui/text/paragraphs'
import type { Block } from './blocks'
import type { CustomPageContentFragment } from './queries.generated'
import * as styles from './page-text.module.css'

type PageImage = CustomPageContentFragment['images'][number]

/** The text of a page with its images: those that it names where it does, the others below. */
export function PageText({ blocks, images }: { blocks: readonly Block[]; images: readonly PageImage[] }) {
  const named = new Set(
    blocks.map((block) => (block.kind === 'image' ? images[block.number - 1] : undefined)),
  )
  const others = images.filter((image) => !named.has(image))
  return (
    <>
      <div className={styles['text']}>{blocks.map((block, index) => shownBlock(block, index, images))}</div>
      {others.length > 0 && (
        <div className={styles['images']}>
          {others.map((image) => (
            <Figure key={image.url} image={image} sizes="(min-width: 48rem) 24rem, 90vw" />
          ))}
        </div>
      )}
    </>
  )
}

/** An image whole, with what is said of it. */
function Figure({ image, sizes }: { image: PageImage; sizes: string }) {
  const source = imageSource(image)
  return (
    <figure className={styles['figure']}>
      <div style={frameOf(source)} className={styles['frame']}>
        <Image image={source} sizes={sizes} />
      </div>
      {image.caption && (
        <figcaption className={styles['caption']}>
          <LinkedText>{image.caption}</LinkedText>
        </figcaption>
      )}
    </figure>
  )
}

function shownBlock(block: Block, index: number, images: readonly PageImage[]) {
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
      return (
        <Paragraphs key={index} next={block.next}>
          {block.text}
        </Paragraphs>
      )
    case 'image': {
      const image = images[block.number - 1]
      // Who has mistyped the number sees what was typed.
      if (!image) return <p key={index}>[image {block.number}]</p>
      return <Figure key={index} image={image} sizes="(min-width: 48rem) 36rem, 90vw" />
    }
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
              {first.map((cell, index) =>
                // A blank corner names nothing.
                cell === '' ? (
                  <td key={index}>{cell}</td>
                ) : (
                  <th key={index} scope="col">
                    <LinkedText>{cell}</LinkedText>
                  </th>
                ),
              )}
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
