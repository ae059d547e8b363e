import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTell } from './notices'
import { Spinner } from './spinner'

/** Scripts that are fetched when they are wanted, or ahead of that. */
interface Part<TModule> {
  /** What has been fetched. */
  module?: TModule
  /** @throws Error with what to do, when it does not come; the next call asks for it again */
  fetch: () => Promise<TModule>
  /** That it did not come, in words for whoever wanted it. */
  missing: () => string
}

/** @param load imports it: `() => import('./password-dialog')` */
export function lazy<TModule>(load: () => Promise<TModule>): Part<TModule> {
  let isKnown = false
  const self: Part<TModule> = {
    fetch: async () => {
      askAnewForSheets()
      try {
        return (self.module ??= await load())
      } catch (cause) {
        throw new Error('Check your connection and try again.', { cause })
      }
    },
    missing: () => {
      // Browsers may remember that a script did not come; only a new page forgets it.
      if (isKnown)
        return 'This part of the page still cannot be loaded. If your connection is there, load the page again.'
      isKnown = true
      return 'This part of the page could not be loaded. Check your connection and try again.'
    },
  }
  return self
}

/**
 * Draws a part of the page that is fetched now, unless it has been. One that does not come takes nothing else away: a
 * notice says so.
 *
 * @param props.onMissing puts away what the part was wanted for, so that it can be wanted again; without it nobody has asked
 * for the part, and nothing says that it is on its way
 */
export function Lazy<TModule>({
  part,
  onMissing,
  children,
}: {
  part: Part<TModule>
  onMissing?: () => void
  children: (module: TModule) => ReactNode
}) {
  const [module, setModule] = useState(() => part.module)
  const tell = useTell()
  const miss = useEffectEvent((error: unknown) => {
    tell({ kind: 'failed', text: part.missing() })
    console.error(error)
    onMissing?.()
  })
  useEffect(() => {
    let isWanted = true
    part.fetch().then(
      (fetched) => {
        if (isWanted) setModule(() => fetched)
      },
      (error: unknown) => {
        if (isWanted) miss(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [part])
  if (module) return children(module)
  return onMissing && <Spinner shown />
}

/** Style sheets that did not come. Vite's loader asks for each once, whether it came or not. */
const lostSheets = new Set<HTMLLinkElement>()

if (!import.meta.env.SSR) {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target)
  }
  addEventListener('error', note, true)
}

function askAnewForSheets() {
  for (const link of lostSheets) link.replaceWith(link.cloneNode())
  lostSheets.clear()
}
