import { useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Question } from '../../ui/feedback/question'
import { unsavedNow, type Unsaved } from '../../ui/staff/unsaved'

/**
 * Asks before what is not saved is left. One for all forms of a page: the router takes one. In a page that the browser
 * itself leaves, it asks in its own words.
 */
export function Leaving() {
  const [asked, setAsked] = useState<Unsaved>()
  useBeforeUnload((event) => {
    if (unsavedNow()) event.preventDefault()
  })
  const leaving = useBlocker(({ currentLocation, nextLocation }) => {
    const unsaved = unsavedNow()
    if (!unsaved) return false
    const isSamePage = currentLocation.pathname === nextLocation.pathname
    // Another part of a list may put away a form in it, of which a chosen file does not wait.
    if (isSamePage && (currentLocation.search === nextLocation.search || !unsaved.isLost())) return false
    setAsked(unsaved)
    return true
  })
  if (leaving.state !== 'blocked' || !asked) return null
  return (
    <Question
      {...asked}
      confirm="Leave"
      onAnswer={(yes) => {
        if (yes) leaving.proceed()
        else leaving.reset()
      }}
    />
  )
}
