import { useRef, useState } from 'react'
import { imageSource } from '../../../content/media'
import { nouns } from '../../../nouns'
import { useProtect } from '../../../session/staff'
import { useRefresh } from '../../../session/use-refresh'
import { Button } from '../../../ui/control/button'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { Image } from '../../../ui/page/image'
import { longMoment } from '../../../ui/staff/typed-date'
import { useTell } from '../../../ui/feedback/notices'
import { ScientificText, unicodeText } from '../../../ui/text/scientific-text'
import { bringBack } from './bring-back'
import { matching, type Wanted } from './matching'
import type { TrashEntryFragment } from './queries.generated'
import { SearchForm } from './search-form'
import { reasonOf } from '../../../ui/feedback/reason-of'
import * as styles from './trash-list.module.css'

/** What was deleted, last deleted first, and the way back for each. */
export function TrashList({ items, reload }: { items: TrashEntryFragment[]; reload: () => Promise<void> }) {
  const protect = useProtect()
  const tell = useTell()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<string>()
  const [wanted, setWanted] = useState<Wanted>({ words: '', type: '' })
  const top = useRef<HTMLParagraphElement>(null)

  const restore = async ({ id, type, title }: TrashEntryFragment) => {
    setBusy(id)
    try {
      const page = await protect(() => bringBack(id, type))
      tell({ kind: 'done', text: `${unicodeText(title)} is back.`, link: { label: 'Go there', to: page } })
      await Promise.all([reload(), refresh()])
      // The button that was pressed is gone with its row.
      top.current?.focus({ preventScroll: true })
    } catch (error) {
      if (error instanceof Cancelled) return
      tell({ kind: 'failed', text: `${unicodeText(title)} could not be brought back. ${reasonOf(error)}` })
      console.error(error)
    } finally {
      setBusy(undefined)
    }
  }

  const shown = matching(items, wanted)
  return (
    <>
      <p ref={top} tabIndex={-1} className={styles['about']}>
        {items.length === 0
          ? 'The trash is empty.'
          : 'What is deleted stays here for 30 days and can be brought back as it was, with its image.'}
      </p>
      {items.length > 1 && <SearchForm items={items} onWanted={setWanted} />}
      {shown.length < items.length && (
        <p role="status" className={styles['found']}>
          {shown.length} of {items.length} shown
        </p>
      )}
      <ul>
        {shown.map((item) => (
          <li key={item.id} className={styles['item']}>
            {item.image && (
              <Image image={imageSource(item.image)} alt="" sizes="6rem" className={styles['image']} />
            )}
            <div className={styles['words']}>
              <p className={styles['kind']}>{nouns[item.type].word}</p>
              <h2 className={styles['title']}>
                <ScientificText>{item.title}</ScientificText>
              </h2>
              <dl className={styles['dates']}>
                <div>
                  <dt>Deleted</dt>
                  <dd>
                    <time dateTime={item.deletedAt}>{longMoment(item.deletedAt)}</time>
                  </dd>
                </div>
                <div>
                  <dt>Gone for good</dt>
                  <dd>
                    <time dateTime={item.expiresAt}>{longMoment(item.expiresAt)}</time>
                  </dd>
                </div>
              </dl>
            </div>
            <Button
              aria-label={`Restore ${unicodeText(item.title)}`}
              aria-disabled={busy !== undefined}
              onClick={() => {
                if (busy === undefined) void restore(item)
              }}
            >
              {busy === item.id ? 'Restoring…' : 'Restore'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
