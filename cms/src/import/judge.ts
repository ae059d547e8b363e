import { checkFields, type Problem } from '../rules/rules'
import { checkTogether } from '../rules/together'
import { publication } from '../api/publication/noun'
import { withoutBlanks, type Draft, type EntryProblem } from './entry/entry'

/** `authors.2.name` is about the authors. */
const asEntryProblem = ({ path: [field], message }: Problem): EntryProblem =>
  field === undefined ? { message } : { field, message }

/** A draft as the document service takes it; what an entry must have is null where the draft lacks it. */
const asDocument = ({ authors, title, year, ...fields }: Draft): Record<string, unknown> => ({
  ...fields,
  title: title ?? null,
  year: year ?? null,
  authors: authors.map((name) => ({ name })),
})

/** What the rules of publications say to a draft, and the draft as it would be stored. */
export function judge(draft: Draft): { draft: Draft; problems: EntryProblem[] } {
  const { fields, problems } = checkFields(publication.attributes, asDocument(draft), false)
  const { title, journal, booktitle, publisher, doi, pages, volume, issue } = fields
  const together = checkTogether(publication.together ?? [], fields)
  const stored = Object.fromEntries(
    Object.entries({ title, journal, booktitle, publisher, doi, pages, volume, issue }).filter(
      ([, value]) => typeof value === 'string',
    ),
  )
  return {
    draft: withoutBlanks({ ...draft, ...stored }),
    problems: [...problems, ...together].map(asEntryProblem),
  }
}
