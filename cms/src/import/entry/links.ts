import { readDoi } from '../../api/publication/doi'
import { percentDecoded } from '../../rules/percent-decoded'
import { withoutEntities } from '../text/clean-text'

/** The first http or https address in a text; addresses of files and of mailboxes are nobody's business. */
export function readLink(text: string | undefined): string | undefined {
  const plain = withoutEntities(text ?? '').replaceAll('\\', '')
  const found = /https?:\/\/[^\s<>"{}|\\^`]+/i.exec(plain)?.[0]
  if (found === undefined || !URL.canParse(found)) return undefined
  const { username, password } = new URL(found)
  return username === '' && password === '' ? withoutPunctuation(found) : undefined
}

/** The address without what the sentence around it ends with; a bracket that it opens itself is part of it. */
function withoutPunctuation(address: string): string {
  const bare = address.replace(/[.,;]+$/, '')
  const isClosed = (bare.match(/\(/g)?.length ?? 0) >= (bare.match(/\)/g)?.length ?? 0)
  return bare.endsWith(')') && !isClosed ? withoutPunctuation(bare.slice(0, -1)) : bare
}

/** A DOI in whatever a source puts it: bare, as an address, after `doi:`, with a full stop behind. */
export function findDoi(text: string | undefined): string | undefined {
  const plain = withoutEntities(text ?? '')
    .replace(/\\([_%&#])/g, '$1')
    .trim()
  const whole = readDoi(plain.replace(/[.,;]+$/, ''))
  if (whole !== undefined) return whole
  const found = /10\.\d{4,9}\/[^\s"<>{}]+/.exec(percentDecoded(plain))?.[0]
  return found === undefined ? undefined : readDoi(found.replace(/[.,;)]+$/, ''))
}

/** The DOI that an address of doi.org leads to. */
export const doiInAddress = (address: string | undefined): string | undefined =>
  /doi\.org\//i.test(address ?? '') ? findDoi(address) : undefined

/** The link of a paper, without the one that its DOI makes anyway. */
export function linkBesideDoi(link: string | undefined, doi: string | undefined): string | undefined {
  const read = readLink(link)
  if (read === undefined || /^https?:\/\/(dx\.)?doi\.org\//i.test(read)) return undefined
  return doi !== undefined && read.toLowerCase().endsWith(`doi.org/${doi.toLowerCase()}`) ? undefined : read
}
