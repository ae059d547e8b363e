import type { ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** What was given on the command line, as {@link Options} describes it. */
export interface Given {
  /** What stands without an option's name, in order. */
  words: string[]
  text: (option: string) => string | undefined
  texts: (option: string) => string[]
  has: (option: string) => boolean
}

/** One thing that `npm run site` can do. */
export interface Verb {
  /** One line for the list of verbs. */
  summary: string
  /** What `--help` prints below the summary. */
  help: string
  options: Options
  /** How many words it takes besides its options. */
  words: number
  /** @returns the last line, which says in figures what was done. @throws Error in words, when it was not done */
  run: (given: Given) => Promise<string>
}
