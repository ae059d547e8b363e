import { useEffect, useEffectEvent } from 'react'

/** The arrow keys belong to the carousel wherever the focus is, but in a field or a dialog. @param onStep told the way */
export function useArrowKeys(onStep: (step: 1 | -1) => void) {
  const heed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
    onStep(event.key === 'ArrowRight' ? 1 : -1)
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      heed(event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
