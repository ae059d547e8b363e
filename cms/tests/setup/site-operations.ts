import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse } from 'graphql'
import { collections, exampleOf } from './examples'
import { cmsFolder } from './instance'

interface Operation {
  kind: 'query' | 'mutation'
  text: string
  /** The kinds of content that a query's answer is made of. */
  kinds?: string[]
}

/** Everything that the site was built to ask. */
export const operations = JSON.parse(
  readFileSync(join(cmsFolder, '../frontend/server/cms/operations.generated.json'), 'utf8'),
) as Record<string, Operation>

/** Values that name something, or much of it; any other text names nothing. */
const values: Record<string, unknown> = {
  type: 'icube',
  category: 'presentGroupMembers',
  start: 0,
  limit: 500,
  papers: 12,
  filters: {},
  filter: {},
  everything: true,
  slug: 'one-more',
  q: 'more',
}

/** The variables without which an operation cannot be asked. */
export function variablesOf(text: string): Record<string, unknown> {
  const variables: Record<string, unknown> = {}
  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const name = variable.name.value
      if (type.kind === Kind.NON_NULL_TYPE) variables[name] = values[name] ?? 'none'
    }
  }
  return variables
}

/** Asked by staff only, who are few. */
const forStaff = [
  'RestoredMember',
  'StaffAuthorNames',
  'StaffChanges',
  'StaffDoiList',
  'StaffEvent',
  'StaffGallery',
  'StaffGalleryFiles',
  'StaffHidden',
  'StaffHiddenEvents',
  'StaffHiddenPages',
  'StaffHiddenPublications',
  'StaffHiddenUpdates',
  'StaffInbox',
  'StaffMediaImages',
  'StaffPage',
  'StaffPreviewToken',
  'StaffPublication',
  'StaffReadPublications',
  'StaffRestoredEvent',
  'StaffTrash',
  'StaffUpdate',
]

/** The names of the queries that anybody may ask. */
export const publicQueries = Object.keys(operations).filter(
  (name) => operations[name]?.kind === 'query' && !forStaff.includes(name),
)

/** Entries of each type as staff make them, with all that costs statements of its own; each `name` is another one. */
export const makers: Record<string, (name: string) => object> = {
  ...Object.fromEntries(
    collections.map(({ type, noun }) => [type, (name: string) => exampleOf(noun, name, 1)]),
  ),
  Member: (name) => ({
    name,
    category: 'presentGroupMembers',
    aliases: [{ name: `Alias of ${name}` }, { name: `Another of ${name}` }],
    image: 1,
  }),
  Publication: (name) => ({
    title: name,
    // The first is the member whose page is asked for; the second has a name that nobody else has.
    authors: [{ name: 'One more' }, { name: `Author of ${name}` }],
    journal: `Journal of ${name}`,
    highlighted: true,
  }),
  ResearchLine: (name) => ({ title: name, words: `${name}, member, alias`, image: 1 }),
}
/** The mutation that makes an entry of a type. */
export const creation = (type: string) =>
  `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId version } }`
