import { useState } from 'react'
import { galleryImageRules } from '../../../cms/staff/rules/gallery-image.generated'
import { Button } from '../../../ui/control/button'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { Labelled } from '../../../ui/form/fields/labelled'
import { Dialog } from '../../../ui/staff/dialog'
import * as styles from './selected-images.module.css'

/** Asks for a caption that several images shall have; a blank one takes theirs away. */
export function CaptionDialog({
  title,
  onClose,
  onCaption,
}: {
  title: string
  onClose: () => void
  onCaption: (caption: string | null) => void
}) {
  const [text, setText] = useState('')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles['caption']}
        onSubmit={(event) => {
          event.preventDefault()
          onCaption(text.trim() === '' ? null : text.trim())
        }}
      >
        <Labelled label="Caption">
          {(id) => (
            <input
              id={id}
              className={fieldStyles['input']}
              value={text}
              maxLength={galleryImageRules.caption.maxLength.value}
              onChange={({ target }) => {
                setText(target.value)
              }}
            />
          )}
        </Labelled>
        <p>It takes the place of what they say now. Left blank, they say nothing.</p>
        <p className={styles['acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit">
            Save
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
