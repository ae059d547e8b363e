import { Kind, type DocumentNode, type SelectionSetNode, type TypeNode } from 'graphql'
import { everything } from './server/cms/content.ts'

/** Authors are linked to members and to the leader by their names; a selection may be a member's or a research line's. */
const ofPublications = ['publication', 'member', 'researchLine', 'site']

/** What only staff get, whose answers are not kept. */
const ofStaff =
  /^(AmbiguousAuthor|Change|DoiList|Hidden|Import\w+|Inbox|MediaImages|Preview|PreviewToken|TrashItem)$/

/** What types are made of that are no kind of content themselves, or not only. */
const kindsOfTypes: Record<string, string[]> = {
  Attachment: ['file'],
  AuthorPerson: ['member', 'site'],
  FocalPoint: ['file'],
  Found: [],
  FoundOfKind: [],
  ImageRendition: ['file'],
  JournalCount: ofPublications,
  LineCount: ofPublications,
  MemberCount: ofPublications,
  MenuPage: ['customPage'],
  PageAddress: [...ofPublications, 'customPage'],
  Pagination: [],
  Publication: ofPublications,
  PublicationFacets: ofPublications,
  PublicationYear: ofPublications,
  SiteSearch: [
    'customPage',
    'event',
    'facility',
    'galleryImage',
    'member',
    'publication',
    'researchLine',
    'site',
    'update',
  ],
  TypeCount: ofPublications,
  UploadFile: ['file'],
  YearCount: ofPublications,
}

/** Values that are not their object's own. */
const kindsOfFields: Record<string, string[]> = {
  'Member.publicationCount': ofPublications,
  'ResearchLine.publicationCount': ofPublications,
}

/**
 * The kinds of content that a type is made of.
 * @param kinds those of the schema
 * @throws Error for one that is neither a kind itself nor named above: guessed everything, it would make each page that
 * shows it anew after each save
 */
function kindsOfType(name: string, kinds: readonly string[]): string[] {
  // A part of an entry, whose type stands around it.
  if (name.startsWith('Component')) return []
  const type = name.replace(/EntityResponseCollection$/, '')
  if (ofStaff.test(type)) return [everything]
  const named = kindsOfTypes[type]
  if (named) return named
  const kind = kinds.find((one) => one.toLowerCase() === type.toLowerCase())
  if (kind === undefined) throw new Error(`Say in operation-kinds.ts what ${name} is made of.`)
  return [kind]
}

/** The CMS's kinds of content. */
const contentKinds = (schema: DocumentNode): string[] =>
  schema.definitions.flatMap((type) =>
    type.kind === Kind.ENUM_TYPE_DEFINITION && type.name.value === 'ContentKind'
      ? (type.values ?? []).map(({ name }) => name.value)
      : [],
  )

/** The fields of the schema's object types, each with the name of its type. */
function fieldsOf(schema: DocumentNode): Map<string, Map<string, string>> {
  const nameOf = (type: TypeNode): string =>
    type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)
  return new Map(
    schema.definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? [
            [
              type.name.value,
              new Map((type.fields ?? []).map((field) => [field.name.value, nameOf(field.type)])),
            ],
          ]
        : [],
    ),
  )
}

/** The kinds of content that the answer to a document's query is made of, in the order of the alphabet. */
export function kindsOf(schema: DocumentNode, document: DocumentNode): string[] {
  const types = fieldsOf(schema)
  const all = contentKinds(schema)
  const kinds = new Set<string>()
  const collect = (set: SelectionSetNode, parent: string) => {
    for (const selection of set.selections) {
      if (selection.kind !== Kind.FIELD) {
        // Its fields belong to the type around it, or to one that it names; fragments are walked by themselves.
        if (selection.kind === Kind.INLINE_FRAGMENT)
          collect(selection.selectionSet, selection.typeCondition?.name.value ?? parent)
      } else if (selection.name.value !== '__typename') {
        const field = selection.name.value
        const type = types.get(parent)?.get(field) ?? ''
        // Values belong to the object around them; at the root there is none.
        const rootValue = parent === 'Query' ? [everything] : []
        const found = types.has(type) ? kindsOfType(type, all) : kindsOfFields[`${parent}.${field}`]
        for (const kind of found ?? rootValue) kinds.add(kind)
        if (selection.selectionSet) collect(selection.selectionSet, type)
      }
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) collect(definition.selectionSet, 'Query')
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      collect(definition.selectionSet, definition.typeCondition.name.value)
  }
  return kinds.has(everything) ? [everything] : [...kinds].sort()
}
