const words: Record<string, string> = {
  event_type: 'Event type',
  email: 'E-mail',
  secondEmail: 'Second e-mail',
  orcid: 'ORCID iD',
  slug: 'Address of the page',
  position: 'Place',
  homeSentence: 'Sentence of the home page',
  homeIntroduction: 'Introduction of the home page',
  homePhotos: 'Photos of the home page',
  newsImages: 'News images',
  eventPlaceholder: 'Placeholder of events',
  booktitle: 'Book title',
  doi: 'DOI',
  pdfLink: 'PDF link',
  codeLink: 'Code link',
  dataLink: 'Data link',
  videoLink: 'Video link',
  genre: 'Kind of thesis, report or presentation',
  isbn: 'ISBN',
  issn: 'ISSN',
  arxivId: 'arXiv number',
  pmid: 'PMID',
  preprintDoi: 'DOI of the preprint',
  concern: 'Expression of concern',
  citationKey: 'Citation key',
}

/** What the forms call a field: `joiningDate` → `Joining date`. */
export function fieldInWords(field: string): string {
  const apart = field.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words[field] ?? apart.charAt(0).toUpperCase() + apart.slice(1)
}
