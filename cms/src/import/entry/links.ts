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

/** An address or a DOI without what the sentence around it ends with; a bracket that it opens itself is part of it. */
function withoutPunctuation(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!'.,;'.includes(last)) break
  }
  return address.slice(0, end)
}

/** A DOI in whatever a source puts it: bare, as an address, after `doi:`, with a full stop behind. */
export function findDoi(text: string | undefined): string | undefined {
  const plain = withoutEntities(text ?? '')
    .replace(/\\([_%&#])/g, '$1')
    .trim()
  const whole = readDoi(withoutPunctuation(plain))
  if (whole !== undefined) return whole
  const found = /10\.\d{4,9}\/[^\s"<>{}]+/.exec(percentDecoded(plain))?.[0]
  return found === undefined ? undefined : readDoi(withoutPunctuation(found))
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
