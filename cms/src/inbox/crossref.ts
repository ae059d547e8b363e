import { worksIn } from '../import/lookup/ask-reference'
import { askServer, type Asker } from '../import/lookup/ask-server'
import { isCslItem, type CslItem } from '../import/formats/csl'

interface Question {
  crossref: string
  from: Asker
  /** Only what Crossref has taken in since this day. */
  since?: string | undefined
  /** Only these fields of each work, divided by commas. */
  select?: string
}

/** In bytes. */
const largest = 20_000_000

/** DOIs in one question; its address stays shorter than what servers take. */
const atOnce = 20

function address(
  { crossref, from, since, select }: Question,
  filters: readonly string[],
  rows: number,
): string {
  const filter = [...filters, ...(since === undefined ? [] : [`from-index-date:${since}`])].join(',')
  const mailto = from.contact === undefined ? '' : `&mailto=${encodeURIComponent(from.contact)}`
  const fields = select === undefined ? '' : `&select=${select}`
  return `${crossref}/works?filter=${encodeURIComponent(filter)}&rows=${String(rows)}${fields}${mailto}`
}

/** Parts of a list, each of which fits into one question. */
export function inParts(dois: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let start = 0; start < dois.length; start += atOnce) parts.push(dois.slice(start, start + atOnce))
  return parts
}

/**
 * What Crossref says of some works. In a filter a comma ends a DOI, so that one with a comma has to be asked for alone.
 * Source: https://www.crossref.org/documentation/retrieve-metadata/rest-api/tips-for-using-the-crossref-rest-api/
 * @throws LookupFailed
 */
export async function worksAt(question: Question, dois: readonly string[]): Promise<CslItem[]> {
  const { crossref, from } = question
  const ask = (at: string) => askServer({ ...from, address: at, accept: 'application/json', largest })
  const plain = dois.filter((doi) => !doi.includes(','))
  const found: CslItem[] = []
  if (plain.length > 0) {
    const filters = plain.map((doi) => `doi:${doi}`)
    found.push(...worksIn(await ask(address(question, filters, plain.length))))
  }
  for (const doi of dois.filter((one) => one.includes(','))) {
    const answer = await ask(`${crossref}/works/${doi.split('/').map(encodeURIComponent).join('/')}`)
    if (isCslItem(answer) && isCslItem(answer.message)) found.push(answer.message)
  }
  return found
}

/**
 * The notices about some works, which say so themselves (`update-to`): the works are not always told.
 * @returns by the DOI of the work, in small letters, in the form of `updated-by`
 * @throws LookupFailed
 */
export async function noticesAbout(
  question: Question,
  dois: readonly string[],
): Promise<Map<string, CslItem[]>> {
  const plain = dois.filter((doi) => !doi.includes(','))
  const found = new Map<string, CslItem[]>()
  if (plain.length === 0) return found
  const at = address(
    { ...question, select: 'DOI,update-to' },
    plain.map((doi) => `updates:${doi}`),
    200,
  )
  const notices = worksIn(
    await askServer({ ...question.from, address: at, accept: 'application/json', largest }),
  )
  for (const { DOI, 'update-to': updates } of notices) {
    for (const update of Array.isArray(updates) ? updates.filter(isCslItem) : []) {
      if (typeof update.DOI !== 'string') continue
      const doi = update.DOI.toLowerCase()
      found.set(doi, [...(found.get(doi) ?? []), { DOI, type: update.type }])
    }
  }
  return found
}
