import { useEffect, useEffectEvent } from 'react'

/** The least time between waking and the first step, in milliseconds. */
const firstLook = 500

/**
 * Steps at each interval while the carousel moves and its window is seen.
 *
 * @param options.interval in milliseconds
 * @param options.round another number starts the interval anew
 */
export function useAutoPlay({
  moving,
  interval,
  round,
  onStep,
}: {
  moving: boolean
  interval: number
  round: number
  onStep: () => void
}) {
  const step = useEffectEvent(() => {
    if (!document.hidden) onStep()
  })

  useEffect(() => {
    if (!moving) return
    // The first image of a page that wakes has been seen since the page was loaded.
    const wakes = document.documentElement.dataset['awake'] === undefined
    const first = wakes ? Math.max(firstLook, interval - performance.now()) : interval
    let timer = setTimeout(function tick() {
      step()
      timer = setTimeout(tick, interval)
    }, first)
    return () => {
      clearTimeout(timer)
    }
  }, [moving, interval, round])
}
