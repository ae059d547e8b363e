import type { Core } from '@strapi/strapi'
import { LookupFailed } from './ask-server'
import { readCsl } from '../formats/csl'
import { doiLines, keyOfLine, type DoiLine } from '../formats/doi-list'
import { problemsOf, refuseTooMany } from './doi-lists'
import { unreadable, type ReadEntry } from '../entry/entry'
import { doiLookup } from './look-up'

/** The entry of a line that could not be looked up. */
const unasked = ({ source, doi, reference }: DoiLine, message: string): ReadEntry =>
  doi === undefined
    ? { ...unreadable(source, message), reference: source }
    : { ...unreadable(reference ?? doi, message), doi, ...(reference !== undefined && { reference }) }

/**
 * Reads a list of DOIs or of references. What was looked up before costs nothing: the site has a long list looked up in the background first,
 * and what could not be is not asked for again here.
 * @throws ValidationError of a list that is too long
 */
export async function readDois(strapi: Core.Strapi, text: string): Promise<ReadEntry[]> {
  const lines = doiLines(text)
  refuseTooMany(lines.length)
  const lookUp = await doiLookup(strapi)
  const problems = await problemsOf(strapi, lines)
  const read = async (line: DoiLine): Promise<ReadEntry> => {
    const { source, doi, reference } = line
    if (doi === undefined && reference === undefined)
      return unasked(
        line,
        'This is no DOI, which looks like 10.1000/182, and no reference with its year. Write it out, or add it by hand.',
      )
    const problem = problems[keyOfLine(line)]
    if (problem !== undefined) return unasked(line, problem)
    try {
      const entry = readCsl(await lookUp(line), doi ?? source)
      const isFound = entry.draft?.doi?.toLowerCase() !== doi?.toLowerCase()
      const notes = isFound ? ['Found by its words: look whether it is what was meant.'] : []
      return { ...entry, notes: [...entry.notes, ...notes] }
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      return unasked(line, error.message)
    }
  }
  const entries: ReadEntry[] = []
  for (const line of lines) entries.push(await read(line))
  return entries
}
