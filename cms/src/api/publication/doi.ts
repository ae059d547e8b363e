import { listed } from './lists'

/**
 * A DOI alone, after `doi:`, or as an address of doi.org; the group is the bare one (`10.1000/182`). Prefix, slash,
 * suffix: the form Crossref recommends to match, which covers all but very old DOIs. The full stop of the sentence that it is
 * copied from is no part of it.
 * Source: DOI Handbook §2.2 and https://www.crossref.org/blog/dois-and-matching-regular-expressions/
 */
export const doiForm =
  /^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(?:doi:\s*)?(10\.\d{4,9}\/\S*[^\s.,;:])[.,;:]*$/i

/** What a form can tell of a list of DOIs. */
export const doisForm = /^\S*10\.\d{4,9}\/\S+(?:;?\s+\S*10\.\d{4,9}\/\S+)*$/i

/**
 * The bare DOIs of a list, which may hold commas and semicolons themselves; white space divides them.
 * @returns `undefined` when one of them is none
 */
export function readDois(text: string): string | undefined {
  const given = text.split(/;?\s+/).filter((one) => one !== '')
  const dois = given.map(readDoi).filter((doi) => doi !== undefined)
  return dois.length === given.length && dois.length > 0 ? listed(dois) : undefined
}

/**
 * The bare DOI in a text that is one.
 * @returns `undefined` when the text is no DOI
 */
export const readDoi = (text: string): string | undefined => doiForm.exec(text.trim())?.[1]
