import { useEffect, useRef, type ReactNode } from 'react'
import { useMoving } from '../../ui/moving'
import { PauseButton } from '../../ui/pause-button'
import { ScientificText } from '../../ui/scientific-text'
import styles from './ticker.module.css'

const millisecondsPerPixel = 30
const copies = [0, 1, 2]

/**
 * Titles that scroll upwards by one pixel every 30 ms, three copies of them one after another, without end. Without
 * JavaScript, and for visitors who asked for less motion, it is a list to scroll.
 */
export function Ticker({ titles, heading }: { titles: { title: string }[]; heading: ReactNode }) {
  const { playing, moving, choose, rest } = useMoving()
  const list = useRef<HTMLDivElement>(null)
  const movement = useRef<Animation>(undefined)

  useEffect(() => {
    const element = list.current
    if (!element || !playing) return
    // One copy's height is the way after which the picture is the same again.
    const height = element.scrollHeight / copies.length
    movement.current = element.animate(
      [{ transform: 'none' }, { transform: `translateY(-${String(height)}px)` }],
      { duration: height * millisecondsPerPixel, iterations: Infinity },
    )
    return () => movement.current?.cancel()
  }, [playing, titles])

  useEffect(() => {
    if (moving) movement.current?.play()
    else movement.current?.pause()
  }, [moving])

  return (
    <>
      <div className={styles['head']}>
        {heading}
        <PauseButton playing={playing} what="updates" onChoose={choose} />
      </div>
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className={styles['window']} tabIndex={0} role="group" aria-label="Latest updates" {...rest}>
        <div ref={list} data-wake="when idle">
          {copies.map((copy) => (
            <ul key={copy} className={styles['copy']} aria-hidden={copy > 0 || undefined}>
              {titles.map(({ title }, index) => (
                <li key={`${String(index)} ${title}`} className={styles['title']}>
                  <ScientificText>{title}</ScientificText>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </>
  )
}
