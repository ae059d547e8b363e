import useEmblaCarousel from 'embla-carousel-react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../motion/reduced-motion'
import { useOtherPart, type Whole } from './other-part'
import { scrolledSlide, useRestingRow } from './scrolled-row'

/** The row in its viewport, where Embla looks for it in the stage. */
const rowOfStage = ':scope > * > *'

/**
 * The slides in their row: one that scrolls until it has come to rest, and Embla's from then on.
 *
 * @param options.count of the slides
 * @param options.onTouch told when somebody takes hold of the row; and when Embla is there, if they had scrolled it before
 * @returns refs of the elements; `active` once Embla may have the row; places of the slides that were `seen` in the whole row
 */
export function useSlideRow({ count, whole, onTouch }: { count: number; whole: Whole; onTouch: () => void }) {
  const isWhole = count === whole.total
  const { before } = whole
  const reducedMotion = useReducedMotion()
  const stage = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const active = useRestingRow(viewport)
  // A finger may begin on the controls over the image too.
  const [setStage, embla] = useEmblaCarousel({
    container: rowOfStage,
    loop: isWhole,
    align: 'center',
    duration: 28,
  })
  // Where to go when Embla is there: somebody may ask for an image before.
  const early = useRef<number>(undefined)
  // Embla takes hold of what moves where it is pressed, and lets it go to the nearest image: often the one before.
  const pressedOn = useRef<number>(undefined)
  const [chosen, setSelected] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())

  const goTo = useCallback(
    (index: number) => {
      if (embla) embla.scrollTo(index, reducedMotion)
      else early.current = index
    },
    [embla, reducedMotion],
  )
  const goBeyond = useOtherPart(embla, whole)

  const press = useCallback(() => {
    pressedOn.current = embla?.selectedScrollSnap()
  }, [embla])

  const move = useCallback(
    (step: 1 | -1, { isPressed = false } = {}) => {
      const from = isPressed ? pressedOn.current : undefined
      const index =
        (from ?? embla?.selectedScrollSnap() ?? early.current ?? scrolledSlide(viewport.current)) + step
      const snaps = embla?.scrollSnapList().length ?? count
      if (!isWhole && (index < 0 || index === snaps)) goBeyond(step)
      else goTo((index + snaps) % snaps)
    },
    [embla, goTo, isWhole, goBeyond, count],
  )

  useEffect(() => {
    if (!active) return
    // Embla measures the slides when the style sheet has let go of the scrolled row.
    startTransition(() => {
      setStage(stage.current)
    })
  }, [active, setStage])

  useEffect(() => {
    if (!embla) return
    const select = () => {
      const index = embla.selectedScrollSnap()
      setSelected(index)
      setSeen((places) => new Set([...places, before + index]))
    }
    // Somebody may have scrolled the row: their image stays where it is, as if they had chosen it now.
    const scrolled = scrolledSlide(viewport.current)
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' })
    if (scrolled > 0) {
      embla.scrollTo(scrolled, true)
      onTouch()
    }
    if (early.current !== undefined) goTo(early.current)
    early.current = undefined
    select()
    embla.on('select', select).on('reInit', select).on('pointerDown', onTouch)
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', onTouch)
    }
  }, [embla, onTouch, before, goTo])

  return {
    stage,
    viewport,
    active,
    /** Whether Embla is there. */
    ready: embla !== undefined,
    // Another part of the row, or what is left after a deletion, may be shorter.
    selected: Math.min(chosen, count - 1),
    seen,
    goTo,
    /** Told when a button that moves the row is pressed, before it is clicked. */
    press,
    /** To the image before or after; of a button that was pressed from the one that was chosen then. */
    move,
  }
}
