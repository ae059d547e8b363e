import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { focusPage } from '../../ui/page/page-focus'
import { useTell } from '../../ui/feedback/notices'
import { isVisible, type Schedule } from './schedule'
import { scheduleInWords } from './schedule-in-words'

/**
 * For a form on a page that is about one thing: after a save that hides it the page is there no more, not even for staff.
 *
 * @param list where staff find what is hidden; undefined for a form in that list itself
 */
export function useLeaveHidden(list: string | undefined): {
  /** Whether the page goes with the save. */
  leaves: (saved: Schedule) => boolean
  /**
   * Goes to the list, and says where the thing is; whoever has gone somewhere else meanwhile is told alone.
   *
   * @param what it in words: "Open day"
   * @param close puts the form away, which would ask whether it may be left
   */
  leave: (what: string, saved: Schedule, close: () => void) => Promise<void>
} {
  const navigate = useNavigate()
  const tell = useTell()
  const page = useRef('')
  useEffect(() => {
    page.current = location.pathname
  }, [])
  return {
    leaves: (saved) => list !== undefined && !isVisible(saved),
    leave: async (what, saved, close) => {
      const text = `${what} is saved. ${fate(saved)}`
      if (location.pathname !== page.current) {
        tell({ kind: 'done', text })
        return
      }
      flushSync(close)
      await navigate(list ?? '')
      focusPage()
      tell({ kind: 'done', text: `${text} Staff find it here.` })
    },
  }
}

function fate(saved: Schedule): string {
  if (saved.draft === true) return 'It is a draft.'
  if (saved.endAt !== null && new Date(saved.endAt) <= new Date()) return 'Visitors do not see it any more.'
  const moment = scheduleInWords(saved) ?? ''
  return `Visitors see it ${moment.charAt(0).toLowerCase()}${moment.slice(1)}.`
}
