import { useState } from 'react'
import { Button } from '../../ui/control/button'
import { LibraryDialog } from './library-dialog'
import type { LibraryImageFragment } from './queries.generated'

/** Chooses an image that is there already, beside a file chooser. @param props.of what it is for, in words */
export function FromLibrary({ of, onPick }: { of: string; onPick: (image: LibraryImageFragment) => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button
        aria-label={`From the library: ${of}`}
        onClick={() => {
          setOpen(true)
        }}
      >
        From the library
      </Button>
      {open && (
        <LibraryDialog
          of={of}
          onClose={close}
          onPick={(image) => {
            close()
            onPick(image)
          }}
        />
      )}
    </>
  )
}
