import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has taken over the page. False on the server and for the very first rendering in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
