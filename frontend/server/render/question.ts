import type { Application, ApplicationOptions } from './application'

/** What the process that renders is told first. Functions cannot be sent, so the scripts of each source file are. */
export type ApplicationData = Omit<ApplicationOptions, 'scriptsOf'> & { scripts: Record<string, string[]> }

/** What it is asked then. */
export interface Question {
  id: number
  name: Exclude<keyof Application, 'prepare' | 'isWell'>
  args: unknown[]
  /** Of the request for which it is asked. */
  requestId: string | undefined
}

export type Reply = { id: number; value: unknown } | { id: number; error: string }

/** A question in the log: what was asked, and of which address. */
export function wordsOf({ name, args }: Pick<Question, 'name' | 'args'>): string {
  const words = args.flatMap((arg) => {
    if (typeof arg === 'object' && arg !== null && 'text' in arg) return [arg.text]
    return typeof arg === 'string' ? [arg] : []
  })
  return [name, ...words].join(' ')
}
