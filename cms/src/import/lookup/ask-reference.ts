import { isCslItem, readCsl, type CslItem } from '../formats/csl'
import { LookupFailed, askServer, type Asker } from './ask-server'
import { meantBy } from './reference-match'

/** In bytes. */
const largest = 2_000_000

/** What tells one paper from another. */
const fields = 'DOI,type,title,author,issued,volume,page,article-number'

/** The nearest papers that are looked at. */
const rows = 5

/** A search takes Crossref longer than a DOI; in ms. */
const patience = 20_000

/** The works in Crossref's answer to a search. */
export function worksIn(answer: unknown): CslItem[] {
  const message = isCslItem(answer) ? answer.message : undefined
  const items = isCslItem(message) ? message.items : undefined
  return Array.isArray(items) ? items.filter(isCslItem) : []
}

/**
 * Asks Crossref which paper a reference is of
 * (https://www.crossref.org/documentation/retrieve-metadata/rest-api/tips-for-using-the-crossref-rest-api/).
 *
 * @returns its DOI
 * @throws LookupFailed in words for the reader, also when no paper surely is
 */
export async function askReference({
  crossref,
  reference,
  ...asker
}: { crossref: string; reference: string } & Asker): Promise<string> {
  const question = new URLSearchParams({
    'query.bibliographic': reference,
    select: fields,
    rows: String(rows),
    ...(asker.contact !== undefined && { mailto: asker.contact }),
  })
  const address = `${crossref}/works?${question.toString()}`
  const answer = await askServer({ ...asker, address, accept: 'application/json', largest, patience })
  const paper = meantBy(
    reference,
    worksIn(answer).flatMap((item) => readCsl(item, '').draft ?? []),
  )
  if (paper?.doi !== undefined) return paper.doi
  throw new LookupFailed(
    'Crossref knows no paper that this surely is. Write its DOI behind it, or add it by hand.',
    'unknown',
  )
}
