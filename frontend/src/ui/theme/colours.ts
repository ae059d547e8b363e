import { useSyncExternalStore } from 'react'

/** The colours that somebody may choose instead of those of the device. */
export const colourChoices = ['light', 'dark'] as const
export type Colours = (typeof colourChoices)[number]

/** Under which the choice is kept, and what the document is marked with. */
export const coloursKey = 'colours'

const listeners = new Set<() => void>()

const chosen = (): Colours | undefined =>
  colourChoices.find((one) => one === document.documentElement.dataset['colours'])

/** Shows the page in these colours, or in those of the device, and remembers it where the browser may. */
export function chooseColours(colours: Colours | undefined): void {
  const { dataset } = document.documentElement
  if (colours === undefined) delete dataset['colours']
  else dataset['colours'] = colours
  try {
    if (colours === undefined) localStorage.removeItem(coloursKey)
    else localStorage.setItem(coloursKey, colours)
  } catch (error) {
    // Storage may be switched off; the page has the colours all the same.
    console.warn('The browser does not keep the choice of colours.', error)
  }
  for (const changed of listeners) changed()
}

/** The colours that somebody has chosen in this browser; undefined on the server, and for those of the device. */
export const useColours = (): Colours | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    chosen,
    () => undefined,
  )
