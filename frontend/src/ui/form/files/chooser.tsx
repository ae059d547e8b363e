import { useRef, type Ref } from 'react'
import { Button } from '../../control/button'
import { imageTypes } from './image-limits'

/** A button that opens the file chooser. @param props.label says what is chosen: "Replace the banner of News" */
export function Chooser({
  label,
  text,
  multiple = false,
  onFiles,
  ref,
}: {
  label: string
  text: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  ref?: Ref<HTMLButtonElement>
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        ref={ref}
        aria-label={label}
        onClick={() => {
          input.current?.click()
        }}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={imageTypes}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
