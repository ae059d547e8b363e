import { useState, type ComponentProps } from 'react'
import { Question } from '../feedback/question'
import { Dialog } from './dialog'
import { unsavedNow, type Unsaved } from './unsaved'

/**
 * A dialog that holds a form. Before it closes over what does not wait as a draft, a chosen file, it asks.
 */
export function FormDialog({ onClose, children, ...props }: ComponentProps<typeof Dialog>) {
  const [asked, setAsked] = useState<Unsaved>()
  const leave = () => {
    const unsaved = unsavedNow()
    if (unsaved?.isLost()) setAsked(unsaved)
    else onClose()
  }
  return (
    <Dialog {...props} onClose={leave}>
      {children}
      {asked && (
        <Question
          question={asked.question}
          about={asked.about}
          confirm="Leave"
          onAnswer={(yes) => {
            setAsked(undefined)
            if (yes) onClose()
          }}
        />
      )}
    </Dialog>
  )
}
