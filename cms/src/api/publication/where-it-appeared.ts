import type { Together } from '../../rules/together'
import type { PublicationType } from './types'

const article = 'article'

/** What must be named of anything else, by the word that the forms have for it. */
const elsewhere: Record<Exclude<PublicationType, typeof article>, string> = {
  conferencePaper: 'Name where it appeared: the proceedings, a publisher or a journal',
  chapter: 'Name where it appeared: a book, a publisher or a journal',
  book: 'Name the publisher',
  thesis: 'Name the university',
  preprint: 'Name the repository',
  patent: 'Name the patent office',
  dataset: 'Name the repository',
  software: 'Name the repository',
  presentation: 'Name the conference or meeting, or who organised it',
}

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
  ...Object.entries(elsewhere).map(([type, message]): Together => ({
    rule: 'someOf',
    where: { field: 'type', is: [type] },
    fields: ['journal', 'booktitle', 'publisher'],
    // The field that every one of these types has.
    path: 'publisher',
    message,
  })),
]
