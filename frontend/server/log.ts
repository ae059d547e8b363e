import { inspect } from 'node:util'
import { LRUCache } from 'lru-cache'
import { requestId } from './http/request-id'

/** Milliseconds for which a failure that repeats is counted instead of told. */
const quiet = 60_000
/** As many different failures are remembered. */
const most = 500

interface Told {
  at: number
  again: number
}

/** What is written at once. */
export interface Line {
  message: string
  /** What lies behind a failure. */
  error: unknown
  at: Date
  /** Of the request that it is about; undefined where there is none. */
  requestId: string | undefined
}

/**
 * Writes one line for whoever runs the site, and what lies behind it. A failure that repeats, of whichever
 * address, is told once a minute, with how often it came meanwhile: an outage does not fill the disk.
 *
 * @param write gets each line
 */
export function createLog(
  write: (line: Line) => void,
  now = () => Date.now(),
): (message: string, error?: unknown) => void {
  const told = new LRUCache<string, Told>({ max: most })
  return (message, error) => {
    const words = message.replace(/(^|\s)\/\S*/g, '$1/')
    const isFailure = error !== undefined || words !== message
    const key = `${words} ${innermost(error)}`
    const before = told.get(key)
    if (isFailure && before && now() - before.at < quiet) {
      before.again += 1
      return
    }
    told.set(key, { at: now(), again: 0 })
    const times = before && before.again > 0 ? ` (${before.again} more like it since the last line)` : ''
    write({ message: `${message}${times}`, error, at: new Date(now()), requestId: requestId() })
  }
}

/** What a failure comes down to. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : innermost(error.cause)
}

/** For a person. */
function writeText(line: Line): void {
  console.error(textLine(line), line.error ?? '')
}

export const textLine = ({ message, at, requestId }: Line): string =>
  `${at.toISOString()} ${message}${requestId === undefined ? '' : ` (request ${requestId})`}`

/** One object on each line, with the names that the CMS's log has. */
function writeJson(line: Line): void {
  console.error(jsonLine(line))
}

/** What is behind a failure, with its causes, is in one text; that of Node has lines, which JSON escapes. */
export function jsonLine({ message, error, at, requestId }: Line): string {
  const level = error === undefined ? 'info' : 'error'
  const stack = error === undefined ? undefined : inspect(error)
  return JSON.stringify({ level, message, stack, requestId, timestamp: at.toISOString() })
}

export const log = createLog(process.env['LOG_FORMAT'] === 'json' ? writeJson : writeText)
