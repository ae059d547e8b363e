import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { inRoot } from '../root.ts'

const pages = inRoot('frontend/src')

const schema = buildSchema(readFileSync(inRoot('cms/schema.graphql'), 'utf8'))

/** Every field that an operation of the site names, as `Type.field`. */
function asked(): Set<string> {
  const fields = new Set<string>()
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.graphql')) continue
    const types = new TypeInfo(schema)
    const note = {
      Field: ({ name }: { name: { value: string } }) => {
        fields.add(`${types.getParentType()?.name ?? ''}.${name.value}`)
      },
    }
    visit(parse(readFileSync(path.join(pages, file), 'utf8')), visitWithTypeInfo(types, note))
  }
  return fields
}

// What is named here is to be asked for, or taken out in cms/src/graphql/public-schema.ts.
test('the CMS offers what the operations of the site ask for, and nothing else', () => {
  const known = asked()
  const offered = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
  expect(offered.filter((field) => !known.has(field))).toEqual([])
})
