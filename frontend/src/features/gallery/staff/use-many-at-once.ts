import { useState } from 'react'
import { useProtect } from '../../../session/staff'
import { useRefresh } from '../../../session/use-refresh'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { useTell } from '../../../ui/feedback/notices'
import { randomKey } from '../../../ui/feedback/random-key'
import { focusPage } from '../../../ui/page/page-focus'
import { reasonOf } from '../../../ui/feedback/reason-of'

interface Act<Item> {
  /** @param key the same for every attempt */
  each: (item: Item, key: string) => Promise<unknown>
  undo?: (item: Item) => Promise<unknown>
  /** What has happened to so many. */
  words: (count: number) => string
  undone?: (count: number) => string
}

/** Does the same to many things, one after the other: what is done stays done when a further one fails. */
export function useManyAtOnce() {
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()

  const attempt = async <Item>(
    items: readonly { item: Item; key: string }[],
    act: Act<Item>,
  ): Promise<void> => {
    const { each, undo, words, undone } = act
    let done = 0
    let problem: unknown
    try {
      for (const { item, key } of items) {
        setProgress({ done, of: items.length })
        await protect(() => each(item, key))
        done += 1
      }
    } catch (error) {
      problem = error
    }
    setProgress(undefined)
    await refresh()
    if (done > 0) {
      // The buttons have gone with what they were for.
      if (document.activeElement === document.body) focusPage()
      const action = undo && {
        label: 'Undo',
        undoes: true,
        run: () => {
          focusPage()
          const finished = items.slice(0, done).map(({ item }) => item)
          void run(finished, { each: undo, words: undone ?? words })
        },
      }
      tell({ kind: 'done', text: words(done), action })
    }
    if (problem !== undefined && !(problem instanceof Cancelled)) {
      const left = items.slice(done)
      tell({
        kind: 'failed',
        text: `${String(left.length)} of ${String(items.length)} could not be changed. ${reasonOf(problem)}`,
        action: {
          label: 'Try again',
          run: () => {
            focusPage()
            void attempt(left, act)
          },
        },
      })
    }
  }
  const run = <Item>(items: readonly Item[], act: Act<Item>): Promise<void> =>
    attempt(
      items.map((item) => ({ item, key: randomKey() })),
      act,
    )
  return { progress, run }
}
