import { useEffect, useRef, type ReactNode } from 'react'
import { useMoving } from '../../ui/motion/moving'
import { PauseButton } from '../../ui/motion/pause-button'
import { ScientificText } from '../../ui/text/scientific-text'
import { withoutMarkdown } from '../../ui/text/markdown'
import * as styles from './ticker.module.css'

const millisecondsPerPixel = 30
const copies = [0, 1, 2]

/**
 * Titles that scroll upwards by one pixel every 30 ms, three copies of them one after another, without end. Without
 * JavaScript, and for visitors who asked for less motion, it is a list to scroll.
 */
export function Ticker({ titles, heading }: { titles: { title: string }[]; heading: ReactNode }) {
  const { playing, moving, chosen, choose, rest } = useMoving()
  const viewport = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const view = viewport.current
    const copy = list.current?.firstElementChild
    if (!moving || !view || !list.current || !copy) return
    // One copy's height is the way after which the picture is the same again.
    const { height } = copy.getBoundingClientRect()
    const movement = list.current.animate(
      [{ transform: 'none' }, { transform: `translateY(-${String(height)}px)` }],
      { duration: height * millisecondsPerPixel, iterations: Infinity },
    )
    // What rests stays where it is and can be scrolled: one kind of way becomes the other.
    movement.currentTime = view.scrollTop * millisecondsPerPixel
    view.scrollTop = 0
    return () => {
      const way = Number(movement.currentTime) / millisecondsPerPixel
      movement.cancel()
      view.scrollTop = way % height
    }
  }, [moving, titles])

  return (
    <>
      <div className={styles['head']}>
        {heading}
        <PauseButton playing={playing} what="updates" onChoose={choose} />
      </div>
      <div
        ref={viewport}
        className={styles['window']}
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Latest updates"
        data-resting={moving ? undefined : ''}
        data-chosen={chosen ? '' : undefined}
        {...rest}
      >
        <div ref={list} data-wake="when idle">
          {copies.map((copy) => (
            <ul key={copy} className={styles['copy']} aria-hidden={copy > 0 || undefined}>
              {titles.map(({ title }, index) => (
                <li key={`${String(index)} ${title}`} className={styles['title']}>
                  <ScientificText>{withoutMarkdown(title)}</ScientificText>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </>
  )
}
