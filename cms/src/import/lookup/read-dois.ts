import type { Core } from '@strapi/strapi'
import { LookupFailed } from './ask-server'
import { readCsl } from '../formats/csl'
import { doiLines } from './doi-list'
import { problemsOf, refuseTooMany } from './doi-lists'
import { unreadable, type ReadEntry } from '../entry/entry'
import { doiLookup } from './look-up'

/** The entry of a DOI that could not be looked up. */
const unasked = (doi: string, message: string): ReadEntry => ({ ...unreadable(doi, message), doi })

/**
 * Reads a list of DOIs. What was looked up before costs nothing: the site has a long list looked up in the background first,
 * and what could not be is not asked for again here.
 * @throws ValidationError of a list that is too long
 */
export async function readDois(strapi: Core.Strapi, text: string): Promise<ReadEntry[]> {
  const lines = doiLines(text)
  refuseTooMany(lines.length)
  const lookUp = await doiLookup(strapi)
  const problems = await problemsOf(strapi, text)
  const read = async (doi: string): Promise<ReadEntry> => {
    const problem = problems[doi]
    if (problem !== undefined) return unasked(doi, problem)
    try {
      return readCsl(await lookUp(doi), doi)
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      return unasked(doi, error.message)
    }
  }
  const entries: ReadEntry[] = []
  for (const { source, doi } of lines) {
    const entry =
      doi === undefined
        ? unreadable(source, 'This is no DOI. A DOI looks like 10.1000/182.')
        : await read(doi)
    entries.push(entry)
  }
  return entries
}
