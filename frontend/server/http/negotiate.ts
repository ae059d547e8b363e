/** The forms that a paper's address has beside its page, by their media types, and the endings of their own addresses. */
const forms: Record<string, string> = {
  'application/x-bibtex': 'bib',
  'text/x-bibtex': 'bib',
  'application/x-research-info-systems': 'ris',
  'application/vnd.citationstyles.csl+json': 'json',
  'application/ld+json': 'jsonld',
}

const paper = /^(\/publications\/[a-z0-9-]+)\/?(?:\?.*)?$/

/** Whether somebody may want another form than the page. Browsers never do. */
export const wantsForm = (accept: string | undefined): boolean =>
  accept !== undefined && /bibtex|research-info-systems|citationstyles|ld\+json/i.test(accept)

/**
 * The address of the form of a paper that somebody wants rather than its page (RFC 9110 §12.5.1).
 *
 * @param target path and query of the request
 * @returns undefined when it is the page, or no paper
 */
export function negotiated(target: string, accept: string | undefined): string | undefined {
  if (accept === undefined || !wantsForm(accept)) return undefined
  const [, address] = paper.exec(target) ?? []
  if (address === undefined) return undefined
  const wanted = accept
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { type, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(
      ({ type, quality }) =>
        quality > 0 && (Object.hasOwn(forms, type) || /^(?:text\/(?:html|\*)|\*\/\*)$/.test(type)),
    )
    // Stable: of two that are wanted alike the first. Whatever is taken anyway is less than what is named.
    .sort((one, other) => other.quality - one.quality || Number(isAny(one.type)) - Number(isAny(other.type)))
  const ending = forms[wanted[0]?.type ?? '']
  return ending && `${address}.${ending}`
}

const isAny = (type: string) => type.endsWith('*')
