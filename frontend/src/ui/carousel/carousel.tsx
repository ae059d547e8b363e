import { useCallback, useState, type CSSProperties } from 'react'
import type { Loading } from '../page/image'
import { useMoving } from '../motion/moving'
import { PauseButton } from '../motion/pause-button'
import { useArrowKeys } from './arrow-keys'
import { useAutoPlay } from './auto-play'
import { FullScreenButton, Steps } from './controls'
import { useFullScreen } from './full-screen'
import type { Whole } from './other-part'
import { Dots, Thumbnails } from './pickers'
import { SlideItem, type Slide } from './slide-item'
import { useSlideRow } from './slide-row'
import * as unseen from '../text/unseen.module.css'
import * as styles from './carousel.module.css'

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

/** A row that scrolls is scrolled by keyboard too. */
const forKeyboard = { role: 'group', 'aria-label': 'Images', tabIndex: 0 } as const

/**
 * Images one after another, wrapping from the last to the first. An empty list renders nothing. Without JavaScript the
 * slides are a row to scroll.
 */
export function Carousel({ label, slides, interval, layout, afterClick, ...props }: CarouselProps) {
  const whole = props.whole ?? { total: slides.length, before: 0, onBeyond: nothing }
  const { total, before } = whole
  const { playing, moving, choose, rest } = useMoving()
  const [round, setRound] = useState(0)
  const [section, fullScreen] = useFullScreen()

  const clicked = useCallback(() => {
    if (afterClick === 'stop') choose(false)
    setRound((count) => count + 1)
  }, [afterClick, choose])
  const row = useSlideRow({ count: slides.length, whole, onTouch: clicked })
  const { stage, viewport, active, ready, selected, seen, goTo, move } = row

  useAutoPlay({
    moving,
    interval,
    round,
    onStep: () => {
      // Before Embla is there somebody may be scrolling the row.
      if (ready) move(1)
    },
  })
  // Arrow keys leave auto-play on: only a click says that the visitor wants to look.
  useArrowKeys((step) => {
    move(step)
    setRound((count) => count + 1)
  })

  const current = slides[selected]

  if (!current) return null
  const placeOf = (index: number) => `${String(before + index + 1)} of ${String(total)}`
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
      onPress={row.press}
      onStep={(step, isPressed) => {
        clicked()
        move(step, { isPressed })
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
              {fullScreen.isOffered && <FullScreenButton {...fullScreen} />}
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
                label={placeOf(index)}
              />
            ))}
          </div>
        </div>
        {layout === 'peek' && total > 1 && steps}
      </div>
      <p className={styles['caption']} aria-live={moving ? 'off' : 'polite'} aria-atomic="true">
        {total > 1 && <span className={styles['counter']}>{placeOf(selected)}</span>}
        {/* Who does not see the image hears which one came. */}
        <span className={current.caption === undefined ? unseen['unseen'] : undefined}>
          {current.caption ?? current.image.alt}
        </span>
      </p>
      <Dots slides={slides} total={total} selected={selected} onChoose={chooseImage} />
      {layout === 'single' && (
        <Thumbnails
          slides={slides}
          nameOf={(index) => `Image ${placeOf(index)}`}
          selected={selected}
          onChoose={chooseImage}
        />
      )}
    </section>
  )
}
