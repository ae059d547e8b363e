import { useEffect, useRef, useState } from 'react'
import { save } from '../../../../cms/staff/save'
import { useProtect } from '../../../../session/staff'
import { Button } from '../../../../ui/control/button'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { useTell } from '../../../../ui/feedback/notices'
import { focusPage } from '../../../../ui/page/page-focus'
import { canBeSaved, type Entry } from '../import/entry'
import { EntryList } from '../import/entry-list'
import { useImport } from '../import/use-import'
import { DismissPaperDocument } from './queries.generated'
import { readInbox } from './read-inbox'
import { reasonOf } from '../../../../ui/feedback/reason-of'

const readEntries = async () => (await readInbox()).entries

/**
 * What waits: to be taken, corrected before, or never to be asked about again.
 *
 * @param props.lookedAt of the look that found them: after another one the list follows, with what was done to it
 */
export function Waiting({ lookedAt, entries }: { lookedAt: string | null; entries: readonly Entry[] }) {
  const reading = useImport({ entries, source: readEntries })
  const { dispatch } = reading
  const known = useRef(lookedAt)
  useEffect(() => {
    if (known.current === lookedAt) return
    known.current = lookedAt
    dispatch({ type: 'follow', entries })
  }, [lookedAt, entries, dispatch])
  const protect = useProtect()
  const tell = useTell()
  const [busy, setBusy] = useState<number>()

  /** @returns whether it was done; whatever else happened has been told */
  const set = async ({ index }: Entry, dismissed: boolean): Promise<boolean> => {
    setBusy(index)
    try {
      await protect(() => save(DismissPaperDocument, { index, dismissed }))
      return true
    } catch (error) {
      if (!(error instanceof Cancelled)) tell({ kind: 'failed', text: reasonOf(error) })
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const dismiss = async (entry: Entry) => {
    if (!(await set(entry, true))) return
    dispatch({ type: 'remove', those: [entry] })
    focusPage()
    tell({
      kind: 'done',
      text: `You will not be asked about ${titleOf(entry)} again.`,
      action: {
        label: 'Undo',
        run: () => {
          focusPage()
          void bringBack(entry)
        },
      },
    })
  }
  const bringBack = async (entry: Entry) => {
    if (!(await set(entry, false))) return
    dispatch({ type: 'take back', saved: [entry], entries: [entry] })
  }

  return (
    <EntryList
      {...reading}
      action={(entry) => (
        <>
          {canBeSaved(entry) && (
            <Button
              aria-label={`Take ${titleOf(entry)}`}
              aria-disabled={reading.saving}
              onClick={() => {
                if (!reading.saving) void reading.send(entry)
              }}
            >
              Take
            </Button>
          )}
          <Button
            aria-label={`Never ask again about ${titleOf(entry)}`}
            aria-disabled={busy !== undefined}
            onClick={() => {
              if (busy === undefined) void dismiss(entry)
            }}
          >
            Never ask again
          </Button>
        </>
      )}
    />
  )
}

const titleOf = ({ publication, source }: Entry): string => publication?.title ?? source
