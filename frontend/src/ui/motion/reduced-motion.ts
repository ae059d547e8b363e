import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked their system for less motion. False on the server, where nothing moves. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => {
        media.removeEventListener('change', changed)
      }
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
