import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Buttons that each lead to one image. They are one stop of Tab: the carousel's arrow keys lead on from image to image,
 * and the focus goes with them.
 *
 * @param props.names of the images, in their order
 * @param props.pictures what stands in the buttons, in the same order
 */
export function ImagePicker({
  label,
  className,
  buttonClass,
  names,
  pictures = [],
  selected,
  onChoose,
}: {
  label: string
  className: string | undefined
  buttonClass: string | undefined
  names: string[]
  pictures?: ReactNode[]
  selected: number
  onChoose: (index: number) => void
}) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (!group.current?.contains(focused)) return
    // A click leaves the focus on its button too: the page does not go with what moves by itself.
    const preventScroll = !focused?.matches(':focus-visible')
    group.current.querySelectorAll('button')[selected]?.focus({ preventScroll })
  }, [selected])
  return (
    <div ref={group} role="group" aria-label={label} className={className}>
      {names.map((name, index) => (
        <button
          key={`${String(index)} ${name}`}
          type="button"
          className={buttonClass}
          aria-label={name}
          aria-current={index === selected ? 'true' : undefined}
          tabIndex={index === selected ? undefined : -1}
          onClick={() => {
            onChoose(index)
          }}
        >
          {pictures[index]}
        </button>
      ))}
    </div>
  )
}
