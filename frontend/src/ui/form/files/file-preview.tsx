import { useEffect, useRef, type CSSProperties } from 'react'

/** Shows a file that has not been sent yet. */
export function FilePreview({
  file,
  className,
  style,
}: {
  file: File
  className?: string | undefined
  style?: CSSProperties | undefined
}) {
  const image = useRef<HTMLImageElement>(null)
  // Once for each file: a photo takes a tenth of a second, and what is sent draws itself again with every part that has arrived.
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => {
      URL.revokeObjectURL(address)
    }
  }, [file])
  return (
    <img
      ref={image}
      alt=""
      className={className}
      style={style}
      draggable={false}
      onError={({ currentTarget }) => {
        // A file that is no image, whatever its name says; the server will say so.
        currentTarget.style.visibility = 'hidden'
      }}
    />
  )
}
