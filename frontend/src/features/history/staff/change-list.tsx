import { useEffect, useRef, useState } from 'react'
import { useProtect } from '../../../session/staff'
import { useRefresh } from '../../../session/use-refresh'
import { Button } from '../../../ui/control/button'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { useTell } from '../../../ui/feedback/notices'
import { ChangeItem } from './change-item'
import { loadChanges } from './load-changes'
import type { ChangeEntryFragment } from './queries.generated'
import { revert } from './revert'
import { isAll, type WantedChanges } from './wanted-changes'
import { reasonOf } from '../../../ui/feedback/reason-of'
import * as styles from './change-list.module.css'

/** The changes that are wanted, newest first; each can be looked at and taken back. */
export function ChangeList({
  wanted,
  newest,
}: {
  wanted: WantedChanges
  newest: { changes: ChangeEntryFragment[]; hasMore: boolean }
}) {
  const protect = useProtect()
  const tell = useTell()
  const refresh = useRefresh()
  const [changes, setChanges] = useState(newest.changes)
  const [hasMore, setHasMore] = useState(newest.hasMore)
  const [known, setKnown] = useState(newest)
  if (known !== newest) {
    setKnown(newest)
    setChanges(withNewer(newest.changes, changes))
  }
  const [loading, setLoading] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const firstOfPage = useRef<string>(undefined)

  useEffect(() => {
    // Who asked for more goes on reading where it begins.
    if (firstOfPage.current === undefined) return
    list.current
      ?.querySelector<HTMLElement>(`[data-change="${firstOfPage.current}"] summary`)
      ?.focus({ preventScroll: true })
    firstOfPage.current = undefined
  }, [changes])

  const attempt = async (action: () => Promise<void>, failure: string) => {
    try {
      await protect(action)
    } catch (error) {
      if (error instanceof Cancelled) return
      tell({ kind: 'failed', text: `${failure} ${reasonOf(error)}` })
      console.error(error)
    }
  }

  const loadMore = () =>
    attempt(async () => {
      setLoading(true)
      try {
        const page = await loadChanges(wanted, changes.at(-1)?.id)
        firstOfPage.current = page.changes[0]?.id
        setChanges([...changes, ...page.changes])
        setHasMore(page.hasMore)
      } finally {
        setLoading(false)
      }
    }, 'More could not be loaded.')

  const takeBack = (change: ChangeEntryFragment) =>
    attempt(async () => {
      const { made, page } = await revert(change)
      setChanges((shown) => withNewer([made], shown))
      tell({
        kind: 'done',
        text: `The change of ${change.title} was reverted.`,
        link: { label: 'See the page', to: page },
      })
      await refresh()
    }, 'The change could not be reverted.')

  if (changes.length === 0)
    return <p>{isAll(wanted) ? 'Nothing has been changed yet.' : 'No change is like that.'}</p>
  return (
    <>
      <ul ref={list}>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} onRevert={() => takeBack(change)} />
        ))}
      </ul>
      {hasMore && (
        <p className={styles['more']}>
          <Button
            aria-disabled={loading}
            onClick={() => {
              if (!loading) void loadMore()
            }}
          >
            {loading ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </>
  )
}

/** The changes of both, each once; what is shown already stays where it is. */
function withNewer(newer: ChangeEntryFragment[], shown: ChangeEntryFragment[]): ChangeEntryFragment[] {
  const ids = new Set(shown.map(({ id }) => id))
  return [...newer.filter(({ id }) => !ids.has(id)), ...shown]
}
