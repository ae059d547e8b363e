import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSingle } from './kinds'
import { nouns } from './nouns'
import { partsOf } from '../rules/parts'
import { scheduleRow } from '../rules/schedule'
import { rulesFile } from '../rules/told'
import type { Noun } from '../rules/noun'
import type { Part } from '../rules/rules'

// What is walked here are the files that Strapi reads, so that nothing new is left out.
const src = join(__dirname, '..')
const folders = readdirSync(join(src, 'api')).filter((name) =>
  existsSync(join(src, 'api', name, 'content-types', name, 'schema.json')),
)
const componentFiles = readdirSync(join(src, 'components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/'))

type Stored = Noun['schema']['attributes']
type Declared = Pick<Part & Noun, 'attributes' | 'form' | 'named'>

const storedIn = (path: string) =>
  (JSON.parse(readFileSync(join(src, path), 'utf8')) as { attributes: Stored }).attributes

/** Columns that are made and counted, and that nobody writes. */
const made = (noun: Noun): string[] => [
  'version',
  ...(noun.addressed ? ['formerSlugs'] : []),
  ...Object.keys(noun.made ?? {}),
]

/** Fields that the rule fills in for whoever writes in the admin. */
const unseen = ['update.key']

const types = [...nouns.values()].map((noun): [string, Declared, Stored] => {
  const { singularName } = noun.schema.info
  const stored = Object.entries(noun.schema.attributes).filter(([name]) => !made(noun).includes(name))
  return [`api/${singularName}/noun.ts`, noun, Object.fromEntries(stored)]
})
const components = partsOf([...nouns.values()]).map((part): [string, Declared, Stored] => [
  `the part ${part.uid}`,
  part,
  storedIn(`components/${part.uid.replace('.', '/')}.json`),
])
const declared = [...types, ...components]

test('every content type is in the list', () => {
  const listed = [...nouns.values()].map(({ schema }) => schema.info.singularName)
  expect(listed.sort(), 'Write a noun.ts and add it to src/documents/nouns.ts').toEqual(folders.sort())
})

test('every component is the part of a content type', () => {
  const used = components.map(([name]) => `${name.replace('the part ', '').replace('.', '/')}.json`)
  expect(used.sort(), 'Give the attribute that holds it a rule made with component()').toEqual(
    componentFiles.sort(),
  )
})

test.each([...nouns.values()].map((noun) => [noun.schema.info.singularName, noun] as const))(
  '%s has the columns that are made of it, and a list when there are many',
  (name, noun) => {
    const columns = Object.keys(noun.schema.attributes)
    expect(columns, `Add them to api/${name}/content-types/${name}/schema.json`).toEqual(
      expect.arrayContaining([
        ...made(noun),
        ...(noun.addressed ? ['slug', noun.addressed.by] : []),
        ...(noun.scheduled ? scheduleRow : []),
      ]),
    )
    expect(noun.list === undefined, `Say in api/${name}/noun.ts how the admin lists it`).toBe(isSingle(noun))
    const { columns: shown = [], sort: [sortedBy] = [] } = noun.list ?? {}
    const named = [...shown, ...(sortedBy === undefined ? [] : [sortedBy]), noun.ordered ?? 'createdAt']
    const own = [...columns, 'createdAt', 'updatedAt']
    expect(
      named.filter((field) => !own.includes(field)),
      `api/${name}/noun.ts names what is no field`,
    ).toEqual([])
  },
)

test.each(declared)('%s has a rule for each of its attributes', (name, { attributes, named }, stored) => {
  const ruled = Object.keys(attributes).sort()
  expect(ruled, `${name} and the attributes in the JSON file differ`).toEqual(Object.keys(stored).sort())
  expect(Object.keys(stored)).toEqual(expect.arrayContaining([...named]))
})

test.each(declared)('%s shows each of its fields once, in rows of 12', (name, { attributes, form }) => {
  const shown = Object.keys(attributes).filter((field) => !unseen.some((one) => name === ofField(one, field)))
  expect(form.flat().sort(), `${name}: put each attribute into a row of the form`).toEqual(shown.sort())
  for (const row of form) {
    const size = row.reduce((sum, field) => sum + (attributes[field]?.size ?? 12 / row.length), 0)
    expect(size, `the row ${row.join(', ')}`).toBeLessThanOrEqual(12)
  }
})

const ofField = (field: string, attribute: string) =>
  field.endsWith(`.${attribute}`) ? `api/${field.split('.')[0] ?? ''}/noun.ts` : undefined

/** What a column of a type holds when it says nothing of its own. */
const longest: Readonly<Record<string, number>> = { string: 255, text: 20_000 }

test.each(declared)('%s and its columns have the same limits', (name, { attributes }, stored) => {
  for (const [field, { rule }] of Object.entries(attributes)) {
    const { type, maxLength, enum: words, required = false } = stored[field] ?? {}
    const { limits } = rule
    const message = `${name}: ${field}`
    if (limits.maxLength) expect(limits.maxLength.value, message).toBe(maxLength ?? longest[type ?? ''])
    if (words !== undefined) expect(limits.words?.value, message).toEqual(words)
    if (!unseen.some((one) => name === ofField(one, field))) {
      expect(limits.required !== undefined, `${message} is required in one place only`).toBe(required)
    }
  }
})

test('what the forms of the site are told is what the rules say', () => {
  const written = readFileSync(join(src, '../rules.json'), 'utf8')
  expect(written, 'Run npm run generate and commit cms/rules.json').toBe(rulesFile([...nouns.values()]))
})
