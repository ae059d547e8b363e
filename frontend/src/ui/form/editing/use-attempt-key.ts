import { useRef } from 'react'
import { randomKey } from '../../feedback/random-key'
import { same, snapshot } from './rebase'

/**
 * The key of an attempt: the same for every attempt to save the same; what was typed since would be lost under the key of
 * an earlier one.
 */
export function useAttemptKey(): { of: (values: Record<string, unknown>) => string; forget: () => void } {
  const attempted = useRef({ key: '', values: {} })
  return {
    of: (values) => {
      const typed = snapshot(values)
      if (attempted.current.key === '' || !same(attempted.current.values, typed)) {
        attempted.current = { key: randomKey(), values: typed }
      }
      return attempted.current.key
    },
    forget: () => {
      attempted.current.key = ''
    },
  }
}
