import type { CitedRecord } from '../record/record'

/** Where a preprint is kept. */
export const repositoryOf = ({ publisher, journal, arxivId }: CitedRecord): string | null =>
  publisher ?? journal ?? (arxivId && 'arXiv')

/**
 * The number of a preprint in its repository. arXiv's is always written with its name (`arXiv:2001.01234`,
 * https://info.arxiv.org/help/arxiv_identifier.html).
 *
 * @returns null when none is known
 */
export function preprintNumber({ publisher, journal, pages, arxivId }: CitedRecord): string | null {
  const number = pages?.trim() ?? ''
  if (number === '') return arxivId && `arXiv:${arxivId}`
  return /^arxiv$/i.test(publisher ?? journal ?? '') && !/^arxiv:/i.test(number) ? `arXiv:${number}` : number
}
