import type { CSSProperties } from 'react'

/** Shows a file that has not been sent yet. */
export const FilePreview = ({
  file,
  className,
  style,
}: {
  file: File
  className?: string | undefined
  style?: CSSProperties | undefined
}) => (
  <img
    alt=""
    className={className}
    style={style}
    draggable={false}
    onError={({ currentTarget }) => {
      // A file that is no image, whatever its name says; the server will say so.
      currentTarget.style.visibility = 'hidden'
    }}
    ref={(image) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => {
        URL.revokeObjectURL(address)
      }
    }}
  />
)
