import { useEffect, useRef, useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { save } from '../../../../cms/staff/save'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { keepSource } from './kept-source'
import { LookUpDoisDocument, StaffDoiListDocument, type DoiListFragment } from './queries.generated'

/** Milliseconds between two looks at how far a list is. */
const pause = 1000

/**
 * Has a long list of DOIs or references looked up by the CMS, which goes on when this page is left. A reload comes back to it.
 *
 * @returns how far it is, while it is under way; and what waits until a list is over, which throws Cancelled when the page
 * is left before
 */
export function useDoiList(): {
  list: DoiListFragment | undefined
  lookUp: (text: string, again: boolean) => Promise<void>
} {
  const [list, setList] = useState<DoiListFragment>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const lookUp = async (text: string, again: boolean) => {
    try {
      let { lookUpDois: now } = await save(LookUpDoisDocument, { text, again })
      keepSource({ text, isLookedUp: true })
      while (!now.isOver) {
        setList(now)
        await new Promise((done) => setTimeout(done, pause))
        if (!isHere.current) throw new Cancelled()
        now = (await askAnew(StaffDoiListDocument, { key: now.key })).doiList
      }
      keepSource({ text, isLookedUp: false })
    } finally {
      setList(undefined)
    }
  }
  return { list, lookUp }
}
