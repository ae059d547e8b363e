/** Prefix, slash, suffix: the form Crossref recommends to match, which covers all but very old DOIs. */
const bare = /^10\.\d{4,9}\/\S+$/

/**
 * The bare DOI (`10.1000/182`) in a text that is one, alone, after `doi:`, or as an address of doi.org.
 * Source: DOI Handbook §2.2 and https://www.crossref.org/blog/dois-and-matching-regular-expressions/
 * @returns `undefined` when the text is no DOI
 */
export function readDoi(text: string): string | undefined {
  const doi = text
    .trim()
    .replace(/^(https?:\/\/)?(dx\.|www\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')
  return bare.test(doi) ? doi : undefined
}
