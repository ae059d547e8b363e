import { publicUrl } from '../../../content/media'
import { differences, type FieldDifference, type Shown } from './differences'
import { wordChanges, type Piece } from './word-changes'
import styles from './comparison.module.css'

/** Two states of a document, field by field; only what differs. */
export function Comparison({ before, after }: { before: unknown; after: unknown }) {
  const fields = differences(before, after)
  if (fields.length === 0) return <p>No field has another content than before.</p>
  const isWhole = before === null || after === null
  return (
    <dl className={styles['fields']}>
      {fields.map((difference) => (
        <div key={difference.field} className={styles['field']}>
          <dt className={styles['name']}>{difference.field}</dt>
          {isWhole ? (
            <dd>
              <Content shown={difference.after ?? difference.before} />
            </dd>
          ) : (
            <dd>
              <Sides before={difference.before} after={difference.after} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** What was beside what is. */
export function Sides({ before, after }: Pick<FieldDifference, 'before' | 'after'>) {
  const pieces =
    before?.kind === 'text' && after?.kind === 'text' ? wordChanges(before.text, after.text) : undefined
  return (
    <div className={styles['sides']}>
      <div>
        <p className={styles['side']}>Before</p>
        {pieces ? <Words pieces={pieces} without="added" /> : <Content shown={before} />}
      </div>
      <div>
        <p className={styles['side']}>After</p>
        {pieces ? <Words pieces={pieces} without="removed" /> : <Content shown={after} />}
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

function Content({ shown }: { shown: Shown | undefined }) {
  if (!shown) return <p className={styles['nothing']}>Nothing</p>
  if (shown.kind === 'text') return <p className={styles['text']}>{shown.text}</p>
  return (
    <ul className={styles['images']}>
      {shown.images.map(({ name, url }, index) => (
        <li key={`${url} ${String(index)}`}>
          <img src={publicUrl(url)} alt="" loading="lazy" decoding="async" className={styles['image']} />
          <span className={styles['file']}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
