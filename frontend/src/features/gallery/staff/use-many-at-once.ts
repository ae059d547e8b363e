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
  const [done, setDone] = useState<number>()
  const protect = useProtect()
  const refresh = useRefresh()
  const tell = useTell()

  const run = async <Item>(
    items: readonly Item[],
    { each, undo, words, undone }: Act<Item>,
  ): Promise<void> => {
    const finished: Item[] = []
    let problem: unknown
    setDone(0)
    try {
      for (const item of items) {
        const key = randomKey()
        await protect(() => each(item, key))
        finished.push(item)
        setDone(finished.length)
      }
    } catch (error) {
      problem = error
    }
    setDone(undefined)
    await refresh()
    const action = undo && {
      label: 'Undo',
      undoes: true,
      run: () => {
        focusPage()
        void run(finished, { each: undo, words: undone ?? words })
      },
    }
    if (finished.length > 0) {
      // The buttons have gone with what they were for.
      if (document.activeElement === document.body) focusPage()
      tell({ kind: 'done', text: words(finished.length), action })
    }
    if (problem !== undefined && !(problem instanceof Cancelled)) {
      const left = items.length - finished.length
      tell({
        kind: 'failed',
        text: `${String(left)} of ${String(items.length)} could not be changed. ${reasonOf(problem)}`,
      })
    }
  }
  return { done, run }
}
