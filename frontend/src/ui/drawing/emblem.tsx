import { createContext, use, useEffect, useRef } from 'react'
import type { drawings, Drawn } from './drawings'

/** The drawings, only where pages are rendered: `import.meta.env.SSR && use(DrawingsContext)`. */
export const DrawingsContext = createContext<typeof drawings | undefined>(undefined)

/**
 * The site's own hand: line drawings after things that a physicist draws. Each type of events and each group of people
 * has one of its own. What the server drew stays as it is when the page wakes, so that nobody downloads the drawings
 * who has them already: only a page that the browser makes itself fetches them.
 */
export function Emblem({ type }: { type: Drawn }) {
  const drawn = import.meta.env.SSR && use(DrawingsContext)
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const { current } = svg
    if (current === null || current.hasChildNodes()) return
    import('./drawings').then(
      (fetched) => {
        current.innerHTML = fetched.drawings[type]()
      },
      (error: unknown) => {
        // An ornament: the page is whole without it.
        console.warn(error)
      },
    )
  }, [type])
  return (
    <svg
      key={type}
      ref={svg}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawn ? drawn[type]() : '' }}
    />
  )
}
