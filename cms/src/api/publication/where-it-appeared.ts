import type { Together } from '../../rules/together'
import { publicationTypes } from './types'

const article = 'article'

/** A journal for an article; anything else may be in a book, or come from a publisher alone. */
export const whereItAppeared: Together[] = [
  {
    rule: 'someOf',
    // Before types were asked for, everything was an article.
    where: { field: 'type', is: [article, null] },
    fields: ['journal'],
    path: 'journal',
    message: 'Journal is required',
  },
  {
    rule: 'someOf',
    where: { field: 'type', is: publicationTypes.filter((type) => type !== article) },
    fields: ['journal', 'booktitle', 'publisher'],
    // The field that every one of these types has.
    path: 'publisher',
    message: 'Name where it appeared: a book, a publisher or a journal',
  },
]
