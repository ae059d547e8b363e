import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Field, TextField } from './field'
import styles from './image-field.module.css'

/** What the media library takes; the server looks at the content, this list only guides the file chooser. */
export const imageTypes = 'image/jpeg,image/png,image/gif,image/webp'
export const imageLimits = 'JPG, PNG, GIF or WebP, up to 20 MB and 40 megapixels.'

/**
 * Chooses one image, by the file chooser or by dropping it, and shows it before it is sent.
 *
 * @param props.current address of the image that is kept when none is chosen
 * @param props.description the field that holds the chosen image's alternative text
 */
export function ImageField({
  name,
  label,
  required = false,
  current,
  description,
}: {
  name: string
  label: string
  required?: boolean
  current?: string | undefined
  description: string
}) {
  const { control } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const file: unknown = field.value
  return (
    <>
      <Field name={name} label={label} required={required} hint={imageLimits}>
        {(tied) => (
          // Dropping is a short cut; the file chooser below does the same by keyboard.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
          <div
            role="group"
            aria-label={label}
            className={styles['drop']}
            onDragOver={(event) => {
              event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              const [dropped] = event.dataTransfer.files
              if (dropped) field.onChange(dropped)
            }}
          >
            {file instanceof File ? (
              <FilePreview key={file.name} file={file} className={styles['preview']} />
            ) : (
              current !== undefined && <img src={current} alt="" className={styles['preview']} />
            )}
            <input
              {...tied}
              ref={field.ref}
              type="file"
              accept={imageTypes}
              onBlur={field.onBlur}
              // A file input can only be emptied from outside; it shows a new element for a new form.
              key={file instanceof File ? 'chosen' : 'empty'}
              onChange={(event) => {
                field.onChange(event.target.files?.[0])
              }}
            />
            <span className={styles['words']}>
              {file instanceof File ? file.name : 'Choose a file, or drop one here.'}
            </span>
          </div>
        )}
      </Field>
      {file instanceof File && (
        <TextField
          name={description}
          label="Alternative text"
          hint="What the image shows, for people who cannot see it and for search engines."
        />
      )}
    </>
  )
}

/** Shows a file that has not been sent yet. */
export const FilePreview = ({ file, className }: { file: File; className?: string | undefined }) => (
  <img
    alt=""
    className={className}
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
