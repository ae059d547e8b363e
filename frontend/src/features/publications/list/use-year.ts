import { useState } from 'react'
import { ask } from '../../../cms/ask'
import { useWithPage } from '../../../session/use-with-page'
import { reasonOf } from '../../../ui/feedback/reason-of'
import { PublicationsDocument, type PublicationRowFragment } from '../queries.generated'
import { listVariables } from './selection'

interface Year {
  rows: PublicationRowFragment[]
  isLoading: boolean
  /** Why the publications did not come, in words. */
  failure: string | undefined
  load: () => Promise<void>
}

/**
 * The publications of a year that did not come with the page: asked for when it is opened, and anew after each change. The
 * page stays whatever becomes of the question; the router's own way would put its error page in the place of all of it.
 *
 * @param search the query of the year's own page
 */
export function useYear(search: string): Year {
  const [rows, setRows] = useState<PublicationRowFragment[]>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    if (isLoading) return
    setLoading(true)
    setFailure(undefined)
    try {
      const answer = await ask(PublicationsDocument, listVariables(new URLSearchParams(search)))
      setRows(answer.selectedPublications)
    } catch (error) {
      setFailure(reasonOf(error))
    }
    setLoading(false)
  }
  useWithPage(async () => {
    if (rows !== undefined) await load()
  })
  return { rows: rows ?? [], isLoading, failure, load }
}
