import { useSyncExternalStore } from 'react'

/** The colours that somebody may choose instead of those of the device. */
export const colourChoices = ['light', 'dark'] as const
export type Colours = (typeof colourChoices)[number]

/** Under which the choice is kept, and what the document is marked with. */
export const coloursKey = 'colours'

const listeners = new Set<() => void>()

const known = (name: string | null | undefined) => colourChoices.find((one) => one === name)

const chosen = (): Colours | undefined => known(document.documentElement.dataset['colours'])

function show(colours: Colours | undefined): void {
  const { dataset } = document.documentElement
  if (colours === undefined) delete dataset['colours']
  else dataset['colours'] = colours
  for (const changed of listeners) changed()
}

/** Shows the page in these colours, or in those of the device, and remembers it where the browser may. */
export function chooseColours(colours: Colours | undefined): void {
  try {
    if (colours === undefined) localStorage.removeItem(coloursKey)
    else localStorage.setItem(coloursKey, colours)
  } catch (error) {
    // Storage may be switched off; the page has the colours all the same.
    console.warn('The browser does not keep the choice of colours.', error)
  }
  show(colours)
}

/** What is chosen in another window holds for this one; a store that is emptied has no key. */
const heedOthers = ({ key, newValue }: StorageEvent) => {
  if (key === coloursKey || key === null) show(known(newValue))
}

/** The colours that somebody has chosen in this browser; undefined on the server, and for those of the device. */
export const useColours = (): Colours | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      addEventListener('storage', heedOthers)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) removeEventListener('storage', heedOthers)
      }
    },
    chosen,
    () => undefined,
  )
