import type { ImageFileFragment } from '../../../content/media.generated'
import { differences, type FieldDifference, type Shown } from './differences'
import { KeptImage } from './kept-image'
import { wordChanges, type Piece } from '../../../ui/staff/word-changes'
import * as styles from './comparison.module.css'

/**
 * Two states of a document, field by field; only what differs.
 * @param props.images those of the media library that they name
 */
export function Comparison({
  before,
  after,
  images,
}: {
  before: unknown
  after: unknown
  images: readonly ImageFileFragment[]
}) {
  const fields = differences(before, after)
  if (fields.length === 0) return <p>No field has another content than before.</p>
  const isWhole = before === null || after === null
  return (
    <dl className={styles['fields']}>
      {fields.map((difference) => (
        <div key={difference.field}>
          <dt className={styles['name']}>{difference.field}</dt>
          {isWhole ? (
            <dd>
              <Content shown={difference.after ?? difference.before} images={images} />
            </dd>
          ) : (
            <dd>
              <Sides before={difference.before} after={difference.after} images={images} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** What was beside what is. */
export function Sides({
  before,
  after,
  images,
}: Pick<FieldDifference, 'before' | 'after'> & { images: readonly ImageFileFragment[] }) {
  const pieces =
    before?.kind === 'text' && after?.kind === 'text' ? wordChanges(before.text, after.text) : undefined
  return (
    <div className={styles['sides']}>
      <div>
        <p className={styles['side']}>Before</p>
        {pieces ? <Words pieces={pieces} without="added" /> : <Content shown={before} images={images} />}
      </div>
      <div>
        <p className={styles['side']}>After</p>
        {pieces ? <Words pieces={pieces} without="removed" /> : <Content shown={after} images={images} />}
      </div>
    </div>
  )
}

const Words = ({ pieces, without }: { pieces: Piece[]; without: Piece['kind'] }) => (
  <p className={styles['text']}>
    {pieces
      .filter(({ kind }) => kind !== without)
      .map(({ text, kind }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>
        if (kind === 'added') return <ins key={index}>{text}</ins>
        return <span key={index}>{text}</span>
      })}
  </p>
)

function Content({ shown, images }: { shown: Shown | undefined; images: readonly ImageFileFragment[] }) {
  if (!shown) return <p className={styles['nothing']}>Nothing</p>
  if (shown.kind === 'text') return <p className={styles['text']}>{shown.text}</p>
  return (
    <ul className={styles['images']}>
      {shown.images.map(({ name, url }, index) => (
        <li key={`${url} ${String(index)}`}>
          <KeptImage url={url} images={images} sizes="8rem" className={styles['image']} />
          <span className={styles['file']}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
