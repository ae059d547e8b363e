import { useRef } from 'react'
import { randomKey } from '../../feedback/random-key'
import { store } from '../../staff/draft'

interface Attempt {
  key: string
  /** What was to be saved, as {@link textOf} says it. */
  text: string
  /** In milliseconds since 1970. */
  at: number
}

/** Before the name of the draft. */
const prefix = 'attempt:'

/** Milliseconds for which the same text is the same attempt: the CMS knows a key at least as long (`forget-keys.ts`). */
const lasts = 24 * 60 * 60 * 1000

/**
 * The key of an attempt: the same for every attempt to save the same, also after a reload; what was typed since would be lost
 * under the key of an earlier one.
 *
 * @param name of the draft: where the browser keeps what is typed it keeps the attempt
 */
export function useAttemptKey(name: string | undefined): {
  of: (values: Record<string, unknown>) => string
  forget: () => void
} {
  const here = useRef<Attempt>(undefined)
  return {
    of: (values) => {
      const text = textOf(values)
      const now = Date.now()
      const known = here.current ?? (name === undefined ? undefined : read(name))
      const isSame = known?.text === text && now - known.at < lasts
      here.current = isSame ? known : { key: randomKey(), text, at: now }
      if (name !== undefined) store(localStorage, prefix + name, JSON.stringify(here.current))
      return here.current.key
    },
    forget: () => {
      const own = here.current?.key
      here.current = undefined
      // The same form may have been opened again, and have its own.
      if (name !== undefined && read(name)?.key === own) localStorage.removeItem(prefix + name)
    },
  }
}

/** What a form holds, in words that outlive a reload. A file that is chosen again is the same. */
const textOf = (values: Record<string, unknown>): string =>
  JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

function read(name: string): Attempt | undefined {
  const text = localStorage.getItem(prefix + name)
  try {
    return text === null ? undefined : (JSON.parse(text) as Attempt)
  } catch {
    // What cannot be read is none; the next one replaces it.
    return undefined
  }
}
