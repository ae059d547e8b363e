import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType, Kind, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
const fieldsIn = (set: SelectionSetNode | undefined) =>
  (set?.selections ?? []).flatMap((one) => (one.kind === Kind.FIELD ? one : []))

test('what is not shown to visitors is listed of every kind that can be hidden', () => {
  const hidden = buildSchema(read('../../../../../cms/schema.graphql')).getType('Hidden')
  if (!isObjectType(hidden)) throw new Error('The schema has no type Hidden.')
  const queries = parse(read('../../../staff/schedule/queries.graphql')).definitions
  const listed = queries.flatMap((query) =>
    query.kind === Kind.OPERATION_DEFINITION && query.name?.value === 'StaffHidden'
      ? fieldsIn(fieldsIn(query.selectionSet)[0]?.selectionSet).map(({ name }) => name.value)
      : [],
  )
  expect(listed.sort()).toEqual(Object.keys(hidden.getFields()).sort())
})
