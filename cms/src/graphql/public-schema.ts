import { filterSchema, pruneSchema } from '@graphql-tools/utils'
import type { Core } from '@strapi/strapi'
import type { GraphQLSchema } from 'graphql'
import { isSingle, namesOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import type { Noun } from '../rules/noun'
import { changeSchema } from '../strapi/graphql-schema'
import { findPlainFields } from '../strapi/plain-fields'

type Names = ReturnType<typeof namesOf>

/** Root fields of each content type. */
const ofNouns = (fields: (noun: Noun, names: Names) => string[]) =>
  [...nouns.values()].flatMap((noun) => fields(noun, namesOf(noun)))

/** Every root field a client may name. Anything else that Strapi or a plugin offers is taken out. */
const queryFields: readonly string[] = [
  ...ofNouns((noun, { one, many }) => [isSingle(noun) ? one : many]),
  ...ofNouns(({ addressed }, { one }) => (addressed ? [`${one}Addresses`, `${one}BySlug`] : [])),
  // One by its id, for its form; a list with its length, which comes page by page.
  'event',
  'member',
  'publication',
  'nextEvent',
  'events_connection',
  'members_connection',
  'galleryImages_connection',
  'publicationYears',
  'selectedPublications',
  'publicationFacets',
  'siteSearch',
  'ambiguousAuthors',
  'readPublications',
  'doiList',
  'inbox',
  'mediaImages',
  'hidden',
  'preview',
  'previewToken',
  'changes',
  'trashItems',
].sort()

const mutationFields: readonly string[] = [
  ...ofNouns((noun, { type }) =>
    (isSingle(noun) ? ['update'] : ['create', 'update', 'delete']).map((verb) => verb + type),
  ),
  // The words about a picture; the picture itself comes in by REST.
  'updateUploadFile',
  'orderGalleryImages',
  'restoreTrashItem',
  'revertChange',
  'importPublications',
  'undoImport',
  'lookUpDois',
  'lookForPapers',
  'dismissPaper',
].sort()

/** Types whose `createdAt` is asked for; Strapi gives it to every one. */
const datedTypes: readonly string[] = ['Event', 'Publication', 'Update']

/** Fields of Strapi's and ours that no operation of the site asks for. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  // Search engines are told of it with its address.
  CustomPage: ['updatedAt'],
  // Groups of people are counted by it, and listed by `members`.
  MemberEntityResponseCollection: ['nodes'],
  Pagination: ['page', 'pageCount', 'pageSize'],
  Member: ['cv', 'thesis'],
  // Names of authors come with `people`, as the group knows them; PDFs with `attachments`.
  Publication: ['authors', 'manuscript', 'poster', 'slides'],
  Update: ['key'],
  UploadFile: ['ext', 'mime', 'size', 'updatedAt'],
}

/** Whether a field of a type is offered: what the site never asks for is not there for others to ask either. */
function isOffered(type: string, field: string): boolean {
  // Nothing here is a draft, a component is known by its entry, and a list of files is short.
  if (field === 'publishedAt' || field.endsWith('_connection')) return false
  if (field === 'id' && type.startsWith('Component')) return false
  if (field === 'createdAt') return datedTypes.includes(type)
  return unasked[type]?.includes(field) !== true
}

/**
 * Takes out of the schema what is not in the lists above: the login, register and password operations of
 * users-permissions (they ignore the permissions of roles), users and roles, review workflows, locales, files; and of
 * the types what nobody asks for. scripts/checks/schema.test.ts holds what is left against the operations of the site.
 * @throws Error when a listed field does not exist, so that a renamed type is noticed at the start.
 */
function keepOfferedFields(schema: GraphQLSchema): GraphQLSchema {
  const check = (kind: string, wanted: readonly string[], present: object | undefined) => {
    const missing = wanted.filter((name) => present === undefined || !(name in present))
    if (missing.length > 0) {
      throw new Error(
        `The GraphQL ${kind} lacks ${missing.join(', ')}. Correct the list in src/graphql/public-schema.ts`,
      )
    }
  }
  check('Query', queryFields, schema.getQueryType()?.getFields())
  check('Mutation', mutationFields, schema.getMutationType()?.getFields())
  return pruneSchema(
    filterSchema({
      schema,
      rootFieldFilter: (operation, field) =>
        (operation === 'Query' && queryFields.includes(field)) ||
        (operation === 'Mutation' && mutationFields.includes(field)),
      objectFieldFilter: isOffered,
    }),
  )
}

/** The schema that the running server answers with, kept for `npm run generate`. */
let built: GraphQLSchema | undefined

/** @throws Error before Strapi has started */
export function builtSchema(): GraphQLSchema {
  if (built === undefined) throw new Error('The GraphQL schema is not built yet. Load Strapi first.')
  return built
}

/** Makes the GraphQL plugin serve only the offered fields. Call in `register`. */
export function offerOnlyKnownFields(strapi: Core.Strapi): void {
  const sparePlainFields = findPlainFields(strapi)
  changeSchema(strapi, (whole) => {
    built = keepOfferedFields(whole)
    sparePlainFields(built)
    return built
  })
}
