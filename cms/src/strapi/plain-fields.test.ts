import type { Core } from '@strapi/strapi'
import { defaultFieldResolver, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { expect, test } from 'vitest'
import { findPlainFields, plainly } from './plain-fields'

interface NexusPlugin {
  onAfterBuild(schema: GraphQLSchema): void
}

test('a field that is what the entry holds is read without a detour, an own one keeps its resolver, and its detour unless it is said to be plain', () => {
  const field = (resolve: typeof defaultFieldResolver) => ({ type: GraphQLString, resolve })
  const said = plainly(() => 'article')
  const paper = new GraphQLObjectType({
    name: 'Paper',
    fields: {
      title: field(defaultFieldResolver),
      address: field(() => 'made'),
      type: field(said),
    },
  })
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { paper: { type: paper, resolve: defaultFieldResolver } },
  })
  const schema = new GraphQLSchema({ query })
  // The plugin calls what it is given, with nexus, and wraps every resolver afterwards.
  let given: NexusPlugin | undefined
  const nexus = { plugin: (plugin: NexusPlugin) => (given = plugin) }
  const extension = { use: (configuration: (given: object) => object) => configuration({ nexus }) }
  const strapi = { plugin: () => ({ service: () => extension }) } as unknown as Core.Strapi
  const spare = findPlainFields(strapi)
  given?.onAfterBuild(schema)
  const wrapped = () => 'wrapped'
  const fields = [paper, query].flatMap((type) => Object.values(type.getFields()))
  for (const one of fields) one.resolve = wrapped
  spare(schema)

  const { title, address, type } = paper.getFields()
  expect([title?.resolve, address?.resolve, type?.resolve]).toEqual([undefined, wrapped, said])
  expect(query.getFields().paper?.resolve).toBe(wrapped)
})
