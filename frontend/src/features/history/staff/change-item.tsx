import { useState } from 'react'
import { Question } from '../../../ui/feedback/question'
import { Button } from '../../../ui/control/button'
import { longMoment } from '../../../ui/staff/typed-date'
import { Icon } from '../../../ui/control/icon'
import { ScientificText } from '../../../ui/text/scientific-text'
import { Comparison } from './comparison'
import { changedFields, pictureOf } from './differences'
import { actionInWords, actorInWords } from './in-words'
import { KeptImage } from './kept-image'
import { isOrder } from './order'
import { OrderComparison } from './order-comparison'
import type { ChangeEntryFragment } from './queries.generated'
import * as styles from './change-item.module.css'

/** One change: when, who, what; opened, field by field. */
export function ChangeItem({
  change,
  onRevert,
}: {
  change: ChangeEntryFragment
  onRevert: () => Promise<void>
}) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, at, actor, title, type, before, after, images } = change
  const fields = isOrder(after) ? '' : changedFields(before, after)
  const picture = pictureOf(before, after)
  // The site itself cannot be taken away.
  const canRevert = type !== 'site' || before !== null
  return (
    <li className={styles['item']} data-change={id}>
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
        }}
      >
        <summary className={styles['summary']}>
          <span className={styles['mark']}>
            <Icon name="down" size={16} />
          </span>
          <span className={styles['what']}>
            {picture && (
              <KeptImage url={picture.url} images={images} sizes="4rem" className={styles['picture']} />
            )}
            <span className={styles['action']}>{actionInWords(change)}</span>
            <span className={styles['title']}>
              <ScientificText>{title}</ScientificText>
            </span>
            {fields !== '' && <span className={styles['fields']}>{fields}</span>}
          </span>
          <span className={styles['when']}>
            <time dateTime={at}>{longMoment(at)}</time>
            <span>{actorInWords(actor)}</span>
          </span>
        </summary>
        {open && (
          <div className={styles['details']}>
            {isOrder(after) ? (
              <OrderComparison before={before} after={after} />
            ) : (
              <Comparison before={before} after={after} images={images} />
            )}
            {canRevert && (
              <Button
                aria-disabled={busy}
                onClick={() => {
                  if (!busy) setAsking(true)
                }}
              >
                {busy ? 'Reverting…' : 'Revert this change'}
              </Button>
            )}
          </div>
        )}
      </details>
      {asking && (
        <Question
          question="Revert this change?"
          about={consequence(change)}
          confirm="Revert"
          onAnswer={(yes) => {
            setAsking(false)
            if (!yes) return
            setBusy(true)
            void onRevert().finally(() => {
              setBusy(false)
            })
          }}
        />
      )}
    </li>
  )
}

function consequence({ title, at, before, after }: ChangeEntryFragment): string {
  if (before === null) return `${title} will be deleted. It can be brought back from the trash for 30 days.`
  if (after === null) return `${title} will be brought back.`
  return `${title} will be as it was before ${longMoment(at)}. Later changes of the same thing are lost with it, but stay in this list.`
}
