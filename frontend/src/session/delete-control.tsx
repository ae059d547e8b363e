import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Cancelled } from '../ui/feedback/cancelled'
import { IconButton } from '../ui/control/edit-controls'
import { useTell } from '../ui/feedback/notices'
import { focusPage } from '../ui/page/page-focus'
import { SaveError } from '../ui/feedback/save-error'
import { Question } from '../ui/feedback/question'
import { shortened } from '../ui/text/shortened'
import { useAfterPassword, useProtect } from './staff'
import { useRefresh } from './use-refresh'

/** Of what was deleted, in a notice. */
const mostLetters = 90

/**
 * Deletes something after the password, where it is needed, and a question; the notice afterwards offers to undo it.
 *
 * @param props.what the thing in words: "Spin coater"
 * @param props.leaveTo where to go afterwards, for a page that is about the thing
 * @param props.question "Are you sure you want to delete this facility?"
 * @param props.about tells it from others of its name
 */
export function DeleteControl({
  what,
  question,
  about = what,
  leaveTo,
  onDelete,
  onUndo,
}: {
  what: string
  question: string
  about?: string | undefined
  leaveTo?: string | undefined
  onDelete: () => Promise<unknown>
  onUndo: () => Promise<unknown>
}) {
  const protect = useProtect()
  const afterPassword = useAfterPassword()
  const tell = useTell()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const control = useRef<HTMLButtonElement>(null)

  // A notice names it; an update may be a whole text.
  const named = shortened(what, mostLetters)
  const attempt = async (
    action: () => Promise<unknown>,
    failure: string,
    showResult: () => Promise<void> | void,
  ): Promise<boolean> => {
    try {
      await protect(action)
      await showResult()
      return true
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        tell({ kind: 'failed', text: `${failure} ${error instanceof Error ? error.message : ''}` })
        // What the CMS refuses in words is no fault of the page. Anything else may be done all the same.
        if (!(error instanceof SaveError)) {
          console.error(error)
          await refresh()
        }
      }
      return false
    }
  }

  const remove = async () => {
    const next = leaveTo === undefined ? neighbour(control.current) : undefined
    const page = location.pathname
    const showResult = async () => {
      // Nobody is taken away from where they have gone meanwhile.
      const isThere = location.pathname === page
      await (leaveTo !== undefined && isThere ? navigate(leaveTo) : refresh())
      if (isThere && next) next.focus({ preventScroll: true })
      else if (isThere) focusPage()
    }
    if (!(await attempt(onDelete, `${named} could not be deleted.`, showResult))) return
    tell({
      kind: 'done',
      text: `${named} was deleted.`,
      action: {
        label: 'Undo',
        undoes: true,
        run: () => {
          // The notice has gone with its button.
          focusPage()
          void attempt(onUndo, `${named} could not be brought back.`, refresh).then((back) => {
            if (back) tell({ kind: 'done', text: `${named} is back.` })
          })
        },
      },
    })
  }

  return (
    <>
      <IconButton
        ref={control}
        icon="bin"
        label={`Delete ${what}`}
        onClick={() => {
          afterPassword(() => {
            setAsking(true)
          })
        }}
      />
      {asking && (
        <Question
          question={question}
          about={about}
          confirm="Delete"
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void remove()
          }}
        />
      )}
    </>
  )
}

/** Where somebody goes on who has deleted an item of a list: the next item's controls, or those of the one before. */
function neighbour(control: HTMLElement | null): HTMLElement | undefined {
  const item = control?.closest('li, article')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  // The mark that opens the controls is there only where no pointer hovers, the controls then only when it is pressed.
  return [...(other?.querySelectorAll('button') ?? [])].find((button) => button.checkVisibility())
}
