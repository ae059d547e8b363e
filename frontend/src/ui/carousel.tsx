import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'
import { Icon } from './icon'
import { useHydrated } from './hydrated'
import { Image, type ImageSource } from './image'
import { useMoving } from './moving'
import { PauseButton } from './pause-button'
import { useReducedMotion } from './reduced-motion'
import styles from './carousel.module.css'

export interface Slide {
  key: string
  image: ImageSource
  caption: string | undefined
}

interface CarouselProps {
  label: string
  slides: Slide[]
  /** Milliseconds between two slides. */
  interval: number
  /** `peek` shows the previous and the next slide beside the current one; `single` shows one. */
  layout: 'peek' | 'single'
  /** What a click on a control does to auto-play: end it for good, or start its interval anew. */
  afterClick: 'stop' | 'restart'
}

// On telephones a little less than the truth: their screens hide the difference, and half the bytes arrive sooner.
const sizes = {
  peek: '(min-width: 64rem) 54vw, (min-width: 48rem) 70vw, 88vw',
  single: '(min-width: 80rem) 70rem, (min-width: 48rem) 92vw, 88vw',
}

/**
 * Images one after another, wrapping from the last to the first. An empty list renders nothing. Without JavaScript the
 * slides are a row to scroll.
 */
export function Carousel({ label, slides, interval, layout, afterClick }: CarouselProps) {
  const reducedMotion = useReducedMotion()
  // Before, the slides are a row that scrolls; Embla measures them when the style sheet has let go of that.
  const active = useHydrated()
  const [viewport, embla] = useEmblaCarousel({ active, loop: true, align: 'center', duration: 28 })
  const [selected, setSelected] = useState(0)
  const [round, setRound] = useState(0)
  const { playing, moving, choose, rest } = useMoving()

  const clicked = useCallback(() => {
    if (afterClick === 'stop') choose(false)
    setRound((count) => count + 1)
  }, [afterClick, choose])

  const goTo = useCallback((index: number) => embla?.scrollTo(index, reducedMotion), [embla, reducedMotion])
  const move = useCallback(
    (step: 1 | -1) => {
      if (!embla) return
      const count = embla.scrollSnapList().length
      goTo((embla.selectedScrollSnap() + step + count) % count)
    },
    [embla, goTo],
  )

  useEffect(() => {
    if (!embla) return
    const select = () => {
      setSelected(embla.selectedScrollSnap())
    }
    keepScrolledSlide(embla.rootNode(), (index) => {
      embla.scrollTo(index, true)
    })
    select()
    embla.on('select', select).on('reInit', select).on('pointerDown', clicked)
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', clicked)
    }
  }, [embla, clicked])

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (!document.hidden) move(1)
    }, interval)
    return () => {
      clearInterval(timer)
    }
    // `round` starts the interval anew after somebody has chosen an image.
  }, [moving, move, interval, round])

  useEffect(() => {
    // Arrow keys leave auto-play on: only a click says that the visitor wants to look.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      move(event.key === 'ArrowRight' ? 1 : -1)
      setRound((count) => count + 1)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [move])

  const caption = slides[selected]?.caption
  if (slides.length === 0) return null
  const step = (name: 'previous' | 'next') => (
    <button
      type="button"
      className={styles[name]}
      aria-label={`${name === 'next' ? 'Next' : 'Previous'} image`}
      onClick={() => {
        clicked()
        move(name === 'next' ? 1 : -1)
      }}
    >
      <span className={styles['arrow']}>
        <Icon name={name} size={24} />
      </span>
    </button>
  )
  return (
    <section
      className={styles['carousel']}
      data-layout={layout}
      data-active={active ? '' : undefined}
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
    >
      <div className={styles['stage']}>
        <div ref={viewport} className={styles['viewport']}>
          <ul className={styles['slides']} aria-live={moving ? 'off' : 'polite'}>
            {slides.map(({ key, image }, index) => (
              <li
                key={key}
                className={styles['slide']}
                data-selected={index === selected ? '' : undefined}
                aria-roledescription="slide"
                aria-label={`${String(index + 1)} of ${String(slides.length)}`}
              >
                <Image
                  image={image}
                  sizes={sizes[layout]}
                  priority={index === 0}
                  className={styles['image']}
                />
              </li>
            ))}
          </ul>
        </div>
        {slides.length > 1 && step('previous')}
        {slides.length > 1 && step('next')}
      </div>
      <div className={styles['below']}>
        <p className={styles['caption']}>{caption}</p>
        {slides.length > 1 && (
          <>
            <PauseButton playing={playing} what="slideshow" onChoose={choose} />
            <div className={styles['dots']}>
              {slides.map(({ key }, index) => (
                <button
                  key={key}
                  type="button"
                  className={styles['dot']}
                  aria-label={`Show image ${String(index + 1)} of ${String(slides.length)}`}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={() => {
                    clicked()
                    goTo(index)
                  }}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** Somebody may have scrolled the row before the carousel woke: their image stays where it is. */
function keepScrolledSlide(root: HTMLElement, show: (index: number) => void): void {
  const width = root.querySelector('li')?.offsetWidth
  if (!width || root.scrollLeft === 0) return
  show(Math.round(root.scrollLeft / width))
  root.scrollLeft = 0
}
