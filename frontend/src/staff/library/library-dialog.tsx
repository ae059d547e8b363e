import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { askAnew } from '../../cms/apollo/apollo-browser'
import { imageSource } from '../../content/media'
import { useProtect } from '../../session/staff'
import { Button } from '../../ui/control/button'
import * as fieldStyles from '../../ui/control/field.module.css'
import { Cancelled } from '../../ui/feedback/cancelled'
import { Dialog } from '../../ui/staff/dialog'
import { StaffMediaImagesDocument, type LibraryImageFragment } from './queries.generated'
import { reasonOf } from '../../ui/feedback/reason-of'
import { useNewest } from '../use-newest'
import * as styles from './library-dialog.module.css'

/** How many images are shown, and come with each further part. */
const partLength = 24

interface Found {
  images: LibraryImageFragment[]
  total: number
  /** What was looked for. */
  words: string
}

/**
 * The images of the media library, newest first, one of which is taken.
 *
 * @param props.of what it is for, in words
 */
export function LibraryDialog({
  of,
  onPick,
  onClose,
}: {
  of: string
  onPick: (image: LibraryImageFragment) => void
  onClose: () => void
}) {
  const [words, setWords] = useState('')
  const { found, problem, more } = useImages(words, onClose)
  const field = useId()
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    search.current?.focus()
  }, [])
  return (
    <Dialog title={`Choose an image: ${of}`} isWide onClose={onClose}>
      {/* No form: it stands in the form that the image is for, as far as events go. */}
      <div role="search" aria-label="Images">
        <label htmlFor={field} className={fieldStyles['label']}>
          Name, alternative text or caption
        </label>
        <input
          ref={search}
          id={field}
          type="search"
          value={words}
          className={fieldStyles['input']}
          onChange={({ target }) => {
            setWords(target.value)
          }}
        />
      </div>
      <p role="status" className={styles['count']}>
        {found && inWords(found)}
      </p>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      <ul className={styles['grid']} aria-label="Images that are there">
        {found?.images.map((image) => {
          const { src, kinds } = imageSource(image)
          const alt = image.alternativeText ?? ''
          return (
            <li key={image.fileId}>
              <button
                type="button"
                className={styles['image']}
                onClick={() => {
                  onPick(image)
                }}
              >
                <img
                  src={src}
                  srcSet={kinds.at(-1)?.srcSet}
                  sizes="11rem"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <span className={styles['words']}>{alt.trim() === '' ? image.name : alt}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles['actions']}>
        {found && found.words === words && found.images.length < found.total && (
          <Button onClick={more}>Show more</Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </Dialog>
  )
}

function inWords({ images, total, words }: Found): string {
  if (total > 0) return `${String(images.length)} of ${String(total)} images`
  return words.trim() === '' ? 'There are no images yet.' : 'No image fits these words.'
}

/** The wanted images as far as they were asked for. @param onCancelled told when the password was not given */
function useImages(words: string, onCancelled: () => void) {
  const protect = useProtect()
  const [{ found, problem } = {}, ask] = useNewest<{ found?: Found; problem?: string }>()
  const cancel = useEffectEvent(onCancelled)

  /** @returns whether there is somebody to show them to */
  const load = useCallback(
    async (words: string, before: LibraryImageFragment[]) => {
      const take = ask()
      try {
        const { mediaImages } = await protect(() =>
          askAnew(StaffMediaImagesDocument, { words, start: before.length, limit: partLength }),
        )
        // An image that was added meanwhile moves the others: none comes twice.
        const known = new Set(before.map(({ fileId }) => fileId))
        const news = mediaImages.nodes.filter(({ fileId }) => !known.has(fileId))
        take(() => ({ found: { images: [...before, ...news], total: mediaImages.total, words } }))
        return true
      } catch (error) {
        if (error instanceof Cancelled) return false
        console.error(error)
        take((shown) => ({ ...shown, problem: `The images could not be loaded. ${reasonOf(error)}` }))
        return true
      }
    },
    [ask, protect],
  )

  useEffect(() => {
    void load(words, []).then((goesOn) => {
      if (!goesOn) cancel()
    })
  }, [load, words])

  return {
    found,
    problem,
    more: () => {
      void load(words, found?.images ?? []).then((goesOn) => {
        if (!goesOn) onCancelled()
      })
    },
  }
}
