const words: Record<string, string> = {
  booktitle: 'Book title',
  doi: 'DOI',
  pdfLink: 'PDF link',
  codeLink: 'Code link',
  dataLink: 'Data link',
  genre: 'Kind of thesis or report',
  isbn: 'ISBN',
  issn: 'ISSN',
  arxivId: 'arXiv number',
  pmid: 'PMID',
  preprintDoi: 'DOI of the preprint',
  concern: 'Expression of concern',
  citationKey: 'Citation key',
}

/** What the form calls a field of a publication: `citationKey` → `Citation key`. */
export const fieldInWords = (field: string): string =>
  words[field] ?? field.charAt(0).toUpperCase() + field.slice(1)
