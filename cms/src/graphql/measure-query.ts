import {
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { canBeStored } from '../rules/plain-text'

/** What one request may ask for. The longest operation of the site uses about a tenth of each. */
export const limits = {
  characters: 20_000,
  tokens: 1500,
  fields: 400,
  rootFields: 20,
  depth: 10,
  /** Of what is looked for: each may be another condition for the database. */
  variableFields: 60,
} as const

/** Why a query is not run; the message is meant for the developer of a client. */
export class QueryRefused extends Error {}

interface Measure {
  fields: number
  depth: number
  /** Names of the fields that select something of what they lead to. */
  leading: ReadonlySet<string>
}

const nothing: Measure = { fields: 0, depth: 0, leading: new Set() }

/** Queries whose text is read for publications; like what a mutation stores, it is made plain text there. */
const readFields: readonly string[] = ['readPublications']

/** What is said of a text that no database can look for. */
export const noSuchText = 'A text in the request holds a NUL character or half of a surrogate pair'

/**
 * Refuses a query that would cost too much before anything walks through it, and one whose own texts nobody can look for.
 * The rule that Strapi's plugin uses against deep queries follows every spread of a fragment anew, which takes
 * exponential time (1 kB of query blocks the process for 10 s). Here each fragment is measured once. A field within itself leads
 * in circles, from papers to authors to papers: 90 characters of it answered 5 MB in half a minute.
 * @returns whether its variables are looked for in the database
 * @throws QueryRefused
 */
export function measureQuery(query: string): { looksFor: boolean } {
  if (query.length > limits.characters)
    throw new QueryRefused(`The query is longer than ${limits.characters} characters`)
  const document = parseWithin(query)
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  if (operation === undefined || operations.length > 1) throw new QueryRefused('Send exactly one operation')

  const measure = measurer(document)
  const { fields, depth } = measure(operation.selectionSet)
  if (fields > limits.fields) throw new QueryRefused(`The query selects more than ${limits.fields} fields`)
  if (depth > limits.depth) throw new QueryRefused(`The query is deeper than ${limits.depth} levels`)
  if (operation.selectionSet.selections.length > limits.rootFields) {
    throw new QueryRefused(`The query has more than ${limits.rootFields} root fields`)
  }
  visit(document, {
    StringValue({ value }) {
      if (!canBeStored(value)) throw new QueryRefused(noSuchText)
    },
  })
  const reads = operation.selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && readFields.includes(field.name.value),
  )
  return { looksFor: operation.operation === OperationTypeNode.QUERY && !reads }
}

function parseWithin(query: string): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxLexicalTokens: limits.tokens })
  } catch (error) {
    throw new QueryRefused(error instanceof Error ? error.message : 'The query cannot be read')
  }
}

/** Measures selection sets of a document, every fragment once, fields counted as often as they are spread. */
function measurer(document: DocumentNode): (selectionSet: SelectionSetNode) => Measure {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Measure | 'open'>()

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name)
    if (known === 'open') throw new QueryRefused(`The fragment ${name} contains itself`)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    if (fragment === undefined) throw new QueryRefused(`The fragment ${name} does not exist`)
    measured.set(name, 'open')
    const measure = ofSelections(fragment.selectionSet)
    measured.set(name, measure)
    return measure
  }

  const ofSelections = (selectionSet: SelectionSetNode): Measure => {
    let fields = 0
    let depth = 0
    const leading = new Set<string>()
    const add = (measure: Measure, levels: number) => {
      fields += measure.fields
      depth = Math.max(depth, measure.depth + levels)
      for (const name of measure.leading) leading.add(name)
    }
    for (const selection of selectionSet.selections) {
      switch (selection.kind) {
        case Kind.FIELD: {
          const name = selection.name.value
          const within = selection.selectionSet === undefined ? nothing : ofSelections(selection.selectionSet)
          if (within.leading.has(name)) throw new QueryRefused(`The query asks for ${name} within ${name}`)
          fields += 1
          add(within, 1)
          if (selection.selectionSet !== undefined) leading.add(name)
          break
        }
        case Kind.INLINE_FRAGMENT:
          add(ofSelections(selection.selectionSet), 0)
          break
        case Kind.FRAGMENT_SPREAD:
          add(ofFragment(selection.name.value), 0)
          break
      }
    }
    return { fields, depth, leading }
  }

  // Also the fragments that nothing spreads: Strapi's rule walks through those as well.
  for (const name of fragments.keys()) ofFragment(name)
  return ofSelections
}
