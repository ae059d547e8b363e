import type { PublicationType } from '../../../content/publication-types'

/** The fields that say where something appeared, in the order of the form. */
const sourceFields = ['journal', 'booktitle', 'publisher', 'volume', 'issue', 'pages'] as const
export type SourceField = (typeof sourceFields)[number]

const usual: Record<SourceField, string> = {
  journal: 'Journal',
  booktitle: 'Book title',
  publisher: 'Publisher',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages or article number',
}

/** The fields that fit a type, with what they are called there where that is something else. */
const fitting: Record<PublicationType, Partial<Record<SourceField, string | true>>> = {
  article: { journal: true, volume: true, issue: true, pages: true },
  conferencePaper: { booktitle: 'Proceedings', publisher: true, volume: true, pages: true },
  chapter: { booktitle: true, publisher: true, volume: true, pages: true },
  book: { publisher: true, volume: true },
  thesis: { publisher: 'University' },
  preprint: { publisher: 'Repository', pages: 'Number in the repository' },
  patent: { publisher: 'Patent office', issue: 'Patent number' },
  dataset: { publisher: 'Repository', issue: 'Version' },
  software: { publisher: 'Repository', issue: 'Version' },
  presentation: { booktitle: 'Conference or meeting', publisher: 'Organiser' },
}

/**
 * The fields that the form shows for a type. A field that does not fit is shown as long as it holds something, so that
 * nothing is saved that nobody sees.
 */
export const fieldsOf = (
  type: PublicationType,
  holds: (field: SourceField) => boolean,
): { name: SourceField; label: string }[] =>
  sourceFields
    .filter((name) => fitting[type][name] !== undefined || holds(name))
    .map((name) => {
      const label = fitting[type][name]
      return { name, label: typeof label === 'string' ? label : usual[name] }
    })
