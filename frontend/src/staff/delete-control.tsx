import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { IconButton } from '../ui/edit-controls'
import { useTell } from '../ui/notices'
import { Cancelled, useProtect } from './staff'

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/confirm-dialog')).ConfirmDialog }))

/**
 * Deletes something after the password, where it is needed, and a question; the notice afterwards offers to undo it.
 *
 * @param props.what the thing in words: "Spin coater"
 * @param props.question the specification's: "Are you sure you want to delete this facility?"
 */
export function DeleteControl({
  what,
  question,
  onDelete,
  onUndo,
}: {
  what: string
  question: string
  onDelete: () => Promise<unknown>
  onUndo: () => Promise<unknown>
}) {
  const protect = useProtect()
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)

  const attempt = async (action: () => Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await protect(action)
      await revalidate()
      return true
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        tell({ kind: 'failed', text: `${failure} ${error instanceof Error ? error.message : ''}` })
        console.error(error)
      }
      return false
    }
  }

  const remove = async () => {
    if (!(await attempt(onDelete, `${what} could not be deleted.`))) return
    tell({
      kind: 'done',
      text: `${what} was deleted.`,
      action: {
        label: 'Undo',
        run: () => {
          void attempt(onUndo, `${what} could not be brought back.`)
        },
      },
    })
  }

  return (
    <>
      <IconButton
        icon="bin"
        label={`Delete ${what}`}
        onClick={() => {
          protect(() => {
            setAsking(true)
          }).catch((error: unknown) => {
            // Who closes the prompt goes on reading.
            if (!(error instanceof Cancelled)) throw error
          })
        }}
      />
      {asking && (
        <Suspense>
          <ConfirmDialog
            question={question}
            about={what}
            confirm="Delete"
            onAnswer={(yes) => {
              setAsking(false)
              if (yes) void remove()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
