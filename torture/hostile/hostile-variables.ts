import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** An operation that the site was built with. */
export interface Operation {
  kind: string
  text: string
}

/** A place in the variables of an operation: names, and 0 for the first of a list. */
export type Place = (string | number)[]

/** Good values for the fields that must have a certain form, by name. */
export type Examples = Readonly<Record<string, unknown>>

/** The variables that an operation declares, by name. */
export function variableTypes(schema: GraphQLSchema, text: string): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>()
  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      // A variable is never of an output type, which the types of the library do not know.
      const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined
      if (found !== undefined) types.set(variable.name.value, found)
    }
  }
  return types
}

/** Good variables for an operation. An input object has the fields that have an example, and those that are required. */
export function goodVariables(
  schema: GraphQLSchema,
  text: string,
  examples: Examples,
): Record<string, unknown> {
  return Object.fromEntries(
    [...variableTypes(schema, text)].map(([name, type]) => [name, example(name, type, examples)]),
  )
}

function example(name: string, type: GraphQLInputType, examples: Examples): unknown {
  if (type instanceof GraphQLNonNull) return example(name, type.ofType, examples)
  if (Object.hasOwn(examples, name)) return examples[name]
  if (type instanceof GraphQLList) return [example(name, type.ofType, examples)]
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name
  if (type instanceof GraphQLInputObjectType) {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        Object.hasOwn(examples, field.name) ||
        field.type instanceof GraphQLNonNull ||
        field.type instanceof GraphQLEnumType,
    )
    return Object.fromEntries(fields.map((field) => [field.name, example(field.name, field.type, examples)]))
  }
  const scalars: Record<string, unknown> = {
    Int: 1,
    Boolean: true,
    Date: '2024-02-29',
    DateTime: '2024-02-29T00:00:00Z',
  }
  return scalars[type.name] ?? 'A text'
}

/** Every place of the variables of an operation where a value can be put, the objects and lists themselves too. */
export function placesOf(schema: GraphQLSchema, text: string): Place[] {
  return [...variableTypes(schema, text)].flatMap(([name, type]) => places([name], type))
}

/** Filters hold themselves. */
const deepest = 5

function places(place: Place, type: GraphQLInputType): Place[] {
  if (type instanceof GraphQLNonNull) return places(place, type.ofType)
  if (place.length > deepest) return [place]
  if (type instanceof GraphQLList) return [place, ...places([...place, 0], type.ofType)]
  if (!(type instanceof GraphQLInputObjectType)) return [place]
  return [
    place,
    ...Object.values(type.getFields()).flatMap((field) => places([...place, field.name], field.type)),
  ]
}

/** The variables with another value at one place; what is missing on the way there is made. */
export function putAt(variables: unknown, [name, ...deeper]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const list: unknown[] = Array.isArray(variables) ? [...(variables as unknown[])] : []
    list[name] = putAt(list[name], deeper, value)
    return list
  }
  const object = typeof variables === 'object' && variables !== null ? { ...variables } : {}
  return { ...object, [name]: putAt((object as Record<string, unknown>)[name], deeper, value) }
}
