import { useReducer, useRef, useState, type Dispatch } from 'react'
import { save } from '../../../../cms/staff/save'
import { paths } from '../../../../paths'
import { useProtect } from '../../../../session/staff'
import { useRefresh } from '../../../../session/use-refresh'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { useTell } from '../../../../ui/feedback/notices'
import { randomKey } from '../../../../ui/feedback/random-key'
import { SaveError } from '../../../../ui/feedback/save-error'
import { focusPage } from '../../../../ui/page/page-focus'
import { summary, type Entry } from './entry'
import { ImportPublicationsDocument, UndoImportDocument } from './queries.generated'
import { nothing, readings, type ReadingAction } from './reading'
import { refusedEntries } from './refused-entries'
import { toImport } from './to-import'
import { reasonOf } from '../../../../ui/feedback/reason-of'

/**
 * Reads the entries, and reads them anew when some of them have been taken back; `undefined` when something has to be
 * asked first.
 */
type Source = () => Promise<readonly Entry[] | undefined>

/** An import under way. */
export interface Import {
  entries: readonly Entry[]
  /** The places of those that shall be saved. */
  chosen: ReadonlySet<number>
  dispatch: Dispatch<ReadingAction>
  /** What the last action came to; a new object each time. */
  said: { text: string } | undefined
  problem: string | undefined
  saving: boolean
  read: (source: Source) => Promise<void>
  /** Saves the chosen entries, or one of all. */
  send: (only?: Entry) => Promise<void>
}

/**
 * Reads publications from somewhere, saves the chosen ones at once, and takes all of that back.
 *
 * @param begin what was read already, and from where
 * @param finished is told when all that was read has been saved
 */
export function useImport(
  begin?: { entries: readonly Entry[]; source: Source },
  finished?: () => void,
): Import {
  const [{ entries, chosen }, dispatch] = useReducer(
    readings,
    begin ? readings(nothing, { type: 'read', entries: begin.entries }) : nothing,
  )
  const selected = entries.filter(({ index }) => chosen.has(index))
  const [said, setSaid] = useState<{ text: string }>()
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const attempted = useRef({ entries, sent: '', key: '' })
  const source = useRef(begin?.source)
  const protect = useProtect()
  const tell = useTell()
  const refresh = useRefresh()

  /** The same for every attempt to save the same entries, so that a repeated one happens once. */
  const keyOfAttempt = (those: readonly Entry[]) => {
    const { current } = attempted
    const sent = those.map(({ index }) => index).join()
    if (current.key === '' || current.entries !== entries || current.sent !== sent) {
      attempted.current = { entries, sent, key: randomKey() }
    }
    return attempted.current.key
  }

  /** Whether the entries that are shown were read from there: others may have been read since, and nothing becomes of those. */
  const isShown = (of: Source | undefined) => of === source.current

  /** Runs what only staff may do; what goes wrong is told beside the entries. */
  const attempt = async (action: () => Promise<void>, sent: readonly Entry[] = []) => {
    const of = source.current
    setProblem(undefined)
    try {
      await protect(action)
    } catch (error) {
      if (error instanceof Cancelled) return
      if (error instanceof SaveError && isShown(of)) {
        dispatch({ type: 'refuse', problems: refusedEntries(error.fields, sent) })
      }
      setProblem(reasonOf(error))
    }
  }

  const read = async (from: Source) => {
    await attempt(async () => {
      const found = await from()
      // Nobody shall take the entries of another text for those that are asked about.
      source.current = found && from
      dispatch({ type: 'read', entries: found ?? [] })
      setSaid(found && { text: summary(found) })
    })
  }

  /** @param of where the entries were read from */
  const undo = async (importId: string, saved: readonly Entry[], of: Source | undefined) => {
    await attempt(async () => {
      const { kept } = (await save(UndoImportDocument, { importId })).undoImport
      await refresh()
      const exceptions = kept.map(({ title, reason }) => ` ${title} stays as it is. ${reason}`)
      tell({ kind: 'done', text: `The import was taken back.${exceptions.join('')}` })
      if (!of || !isShown(of)) return
      dispatch({ type: 'take back', saved, entries: (await of()) ?? [] })
      setSaid({ text: 'The entries of this import are here again.' })
    })
  }

  const send = async (only?: Entry) => {
    const of = source.current
    const sent = only ? [only] : selected
    setSaving(true)
    await attempt(async () => {
      const { importPublications } = await save(ImportPublicationsDocument, {
        entries: sent.flatMap(toImport),
        key: keyOfAttempt(sent),
      })
      const { importId, created, changed } = importPublications
      if (isShown(of)) {
        dispatch({ type: 'remove', those: sent })
        if (sent.length === entries.length) finished?.()
      }
      await refresh()
      const text = `${counted(created)} added, ${String(changed)} changed.`
      // Of many that are taken one by one nobody shall be led back to the first.
      if (only) focusPage()
      else if (isShown(of)) setSaid({ text })
      tell({
        kind: 'done',
        text,
        link: { label: 'See the publications', to: paths.publications },
        action: {
          label: 'Undo',
          run: () => {
            // The notice has gone with its button.
            focusPage()
            void undo(importId, sent, of)
          },
        },
      })
    }, sent)
    setSaving(false)
  }

  return { entries, chosen, dispatch, said, problem, saving, read, send }
}

/** `1 publication`, `2 publications` */
export const counted = (count: number): string =>
  `${String(count)} ${count === 1 ? 'publication' : 'publications'}`
