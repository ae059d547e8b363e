import useEmblaCarousel from 'embla-carousel-react'
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
} from 'react'
import { Icon, type IconName } from '../control/icon'
import type { ImageSource, Loading } from '../page/image'
import { useMoving } from '../motion/moving'
import { PauseButton } from '../motion/pause-button'
import { useReducedMotion } from '../motion/reduced-motion'
import { useArrowKeys } from './arrow-keys'
import { useAutoPlay } from './auto-play'
import { useFullScreen } from './full-screen'
import { ImagePicker } from './image-picker'
import { useOtherPart, type Whole } from './other-part'
import { scrolledSlide, useRestingRow } from './row'
import { SlideItem } from './slide-item'
import { Thumbnail } from './thumbnail'
import * as unseen from '../text/unseen.module.css'
import * as styles from './carousel.module.css'

export interface Slide {
  image: ImageSource
  caption: string | undefined
}

interface CarouselProps {
  label: string
  slides: Slide[]
  /** Milliseconds between two slides. */
  interval: number
  /**
   * `peek` shows the previous and the next slide beside the current one; `single` shows one, all of them small below,
   * and each as large as the screen on request.
   */
  layout: 'peek' | 'single'
  /** What a click on a control does to auto-play: end it for good, or start its interval anew. */
  afterClick: 'stop' | 'restart'
  /** Where `slides` are a part of a longer row: how many there are in all, and how many stand before them. */
  whole?: Whole
}

/**
 * `sizes`: on telephones a little less than the truth. Their screens hide the difference, and half the bytes arrive sooner.
 * `first`: when the first image is fetched.
 */
const layouts: Record<
  CarouselProps['layout'],
  { className: string | undefined; sizes: string; first: Loading }
> = {
  peek: {
    className: styles['peek'],
    sizes: '(min-width: 64rem) 46vw, (min-width: 48rem) 70vw, 88vw',
    // The page opens with its banner, and the two would share the line.
    first: 'when near',
  },
  single: {
    className: styles['single'],
    sizes: '(min-width: 64rem) min(52rem, 92vw - 18rem, max(27rem, 150vh - 39rem)), 88vw',
    first: 'first',
  },
}

const nothing = () => undefined

/** The row in its viewport, where Embla looks for it in the stage. */
const rowOfStage = ':scope > * > *'

/** A row that scrolls is scrolled by keyboard too. */
const forKeyboard = { role: 'group', 'aria-label': 'Images', tabIndex: 0 } as const

/** More dots than this are no help to find an image by. */
const mostDots = 30

/**
 * Images one after another, wrapping from the last to the first. An empty list renders nothing. Without JavaScript the
 * slides are a row to scroll.
 */
export function Carousel({ label, slides, interval, layout, afterClick, ...props }: CarouselProps) {
  const whole = props.whole ?? { total: slides.length, before: 0, onBeyond: nothing }
  const { total, before } = whole
  const isWhole = slides.length === total
  const reducedMotion = useReducedMotion()
  const stage = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  // Before, the slides are a row that scrolls.
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
  // Another part of the row, or what is left after a deletion, may be shorter.
  const selected = Math.min(chosen, slides.length - 1)
  const [round, setRound] = useState(0)
  // Places in the whole row.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const { playing, moving, choose, rest } = useMoving()
  const [section, fullScreen] = useFullScreen()

  const clicked = useCallback(() => {
    if (afterClick === 'stop') choose(false)
    setRound((count) => count + 1)
  }, [afterClick, choose])

  const goTo = useCallback(
    (index: number) => {
      if (embla) embla.scrollTo(index, reducedMotion)
      else early.current = index
    },
    [embla, reducedMotion],
  )
  const goBeyond = useOtherPart(embla, whole)
  const move = useCallback(
    (step: 1 | -1, from = embla?.selectedScrollSnap()) => {
      const index = (from ?? early.current ?? scrolledSlide(viewport.current)) + step
      const count = embla?.scrollSnapList().length ?? slides.length
      if (!isWhole && (index < 0 || index === count)) goBeyond(step)
      else goTo((index + count) % count)
    },
    [embla, goTo, isWhole, goBeyond, slides.length],
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
      clicked()
    }
    if (early.current !== undefined) goTo(early.current)
    early.current = undefined
    select()
    embla.on('select', select).on('reInit', select).on('pointerDown', clicked)
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', clicked)
    }
  }, [embla, clicked, before, goTo])

  useAutoPlay({
    moving,
    interval,
    round,
    onStep: () => {
      move(1)
    },
  })
  // Arrow keys leave auto-play on: only a click says that the visitor wants to look.
  useArrowKeys((step) => {
    move(step)
    setRound((count) => count + 1)
  })

  const current = slides[selected]

  if (!current) return null
  const near = (index: number) => {
    if (index === selected || seen.has(before + index)) return 'yes'
    const distance = Math.abs(index - selected)
    return distance === 1 || distance === slides.length - 1 ? 'beside' : undefined
  }
  const chooseImage = (index: number) => {
    clicked()
    goTo(index)
    // The last thumbnails of many are far below it.
    stage.current?.scrollIntoView({ block: 'nearest' })
  }
  const steps = (
    <Steps
      onPress={() => {
        pressedOn.current = embla?.selectedScrollSnap()
      }}
      onStep={(step, isPress) => {
        clicked()
        move(step, isPress ? pressedOn.current : undefined)
      }}
    />
  )
  return (
    <section
      ref={section}
      className={`${styles['carousel'] ?? ''} ${layouts[layout].className ?? ''}`}
      // `boot.ts` wakes a page where something moves by itself.
      data-wake="when idle"
      data-active={active ? '' : undefined}
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
    >
      {total > 1 && (
        // First, so that whoever comes by Tab can stop what moves (WAI-ARIA APG, Carousel).
        <div className={styles['controls']}>
          <PauseButton playing={playing} what="slideshow" onChoose={choose} />
          {layout === 'single' && (
            <>
              {steps}
              {fullScreen.isOffered && (
                <ControlButton
                  className={styles['whole']}
                  icon={fullScreen.isFull ? 'shrink' : 'expand'}
                  label={fullScreen.isFull ? 'Leave full screen' : 'Full screen'}
                  onClick={fullScreen.toggle}
                />
              )}
            </>
          )}
        </div>
      )}
      <div ref={stage} className={styles['stage']}>
        <div ref={viewport} className={styles['viewport']} {...(!active && forKeyboard)}>
          <div
            className={styles['slides']}
            // React writes a name that begins with two dashes as it is.
            style={{ '--count': slides.length } as CSSProperties}
          >
            {slides.map(({ image, caption }, index) => (
              <SlideItem
                key={`${String(before + index)} ${image.src}`}
                // In a row of its own page each has an address: the browser scrolls to it before the page wakes.
                id={props.whole && String(before + index + 1)}
                image={image}
                caption={caption}
                sizes={fullScreen.isFull ? '100vw' : layouts[layout].sizes}
                loading={index === 0 ? layouts[layout].first : 'when near'}
                isSelected={index === selected}
                // A row that scrolls shows them all.
                isHidden={active && index !== selected}
                near={near(index)}
                label={`${String(before + index + 1)} of ${String(total)}`}
              />
            ))}
          </div>
        </div>
        {layout === 'peek' && total > 1 && steps}
      </div>
      <p className={styles['caption']} aria-live={moving ? 'off' : 'polite'} aria-atomic="true">
        {total > 1 && (
          <span className={styles['counter']}>
            {before + selected + 1} of {total}
          </span>
        )}
        {/* Who does not see the image hears which one came. */}
        <span className={current.caption === undefined ? unseen['unseen'] : undefined}>
          {current.caption ?? current.image.alt}
        </span>
      </p>
      {total > 1 && total <= mostDots && (
        <ImagePicker
          label="Images"
          className={styles['dots']}
          buttonClass={styles['dot']}
          names={slides.map((_slide, index) => `Show image ${String(index + 1)} of ${String(total)}`)}
          selected={selected}
          onChoose={chooseImage}
        />
      )}
      {layout === 'single' && slides.length > 1 && (
        <ImagePicker
          label="Thumbnails"
          className={styles['thumbnails']}
          buttonClass={styles['thumbnail']}
          // Nobody may have said anything of an image.
          names={slides.map(
            ({ image, caption }, index) =>
              caption ?? (image.alt || `Image ${String(before + index + 1)} of ${String(total)}`),
          )}
          pictures={slides.map(({ image }) => (
            <Thumbnail key={image.src} image={image} />
          ))}
          selected={selected}
          onChoose={chooseImage}
        />
      )}
    </section>
  )
}

interface StepsProps {
  onPress: () => void
  /** @param isPress by a pointer, not by a key */
  onStep: (step: 1 | -1, isPress: boolean) => void
}

/** `data-step`: each press counts, also before the page is awake (`boot.ts`). */
const Steps = ({ onPress, onStep }: StepsProps) => (
  <>
    <ControlButton
      className={styles['previous']}
      icon="previous"
      label="Previous image"
      data-step=""
      onPointerDown={onPress}
      onClick={({ detail }) => {
        onStep(-1, detail > 0)
      }}
    />
    <ControlButton
      className={styles['next']}
      icon="next"
      label="Next image"
      data-step=""
      onPointerDown={onPress}
      onClick={({ detail }) => {
        onStep(1, detail > 0)
      }}
    />
  </>
)

const ControlButton = ({
  icon,
  label,
  ...props
}: { icon: IconName; label: string } & Pick<
  ComponentProps<'button'>,
  'className' | 'onPointerDown' | 'onClick'
>) => (
  <button type="button" aria-label={label} {...props}>
    <span className={styles['arrow']}>
      <Icon name={icon} size={24} />
    </span>
  </button>
)
