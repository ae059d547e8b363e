import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { elsewhere } from './setup/elsewhere'
import { cmsFolder, start } from './setup/instance'
import { renditionsMade } from './setup/renditions'
import { signIn } from './setup/staff'

interface Operation {
  kind: 'query' | 'mutation'
  text: string
}

const operations = JSON.parse(
  readFileSync(join(cmsFolder, '../frontend/server/operations.generated.json'), 'utf8'),
) as Record<string, Operation>

/** Values that name something, or much of it; any other text names nothing. */
const values: Record<string, unknown> = {
  type: 'icube',
  category: 'presentGroupMembers',
  start: 0,
  limit: 500,
  filters: {},
  filter: {},
  everything: true,
  slug: 'one-more',
}

/** The variables without which an operation cannot be asked. */
function variablesOf(text: string): Record<string, unknown> {
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
const forStaff = ['StaffAuthorNames', 'StaffChanges', 'StaffReadPublications', 'StaffTrash', 'Whereabouts']

/** Entries of each type as staff make them, with all that costs statements of its own; each `name` is another one. */
const makers: Record<string, (name: string) => object> = {
  Event: (name) => ({
    title: name,
    date: '2024-02-29',
    description: 'As before',
    event_type: 'icube',
    image: 1,
  }),
  Facility: (name) => ({ name, image: 1 }),
  Member: (name) => ({
    name,
    category: 'presentGroupMembers',
    aliases: [{ name: `Alias of ${name}` }, { name: `Another of ${name}` }],
    image: 1,
  }),
  GalleryImage: () => ({ image: 1 }),
  Publication: (name) => ({
    title: name,
    // The first is the member whose page is asked for; the second has a name that nobody else has.
    authors: [{ name: 'One more' }, { name: `Author of ${name}` }],
    journal: `Journal of ${name}`,
    highlighted: true,
  }),
  Update: (name) => ({ title: name, key: name }),
}
const more = 30

async function ask(url: string, query: string, given: object, token?: string): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables: given }),
  })
  const { errors } = (await answer.json()) as { errors?: unknown }
  expect(errors, query).toBeUndefined()
}

test('a page asks the database as often for many entries as for few', async () => {
  const options = await elsewhere('statements')
  // What every statement is printed by is knex's own switch.
  const instance = await start({ ...options, variables: { DEBUG: 'knex:query,knex:bindings' } })
  try {
    // Otherwise the work on images would be counted too.
    await renditionsMade(options)
    const log = () => readFileSync(instance.logFile, 'utf8')
    let marks = 0
    /** Asks for something that is found in the log again, when all before it has arrived there. */
    const mark = async () => {
      marks += 1
      const text = `mark ${marks} ends`
      await ask(instance.url, 'query($text: String) { updates(filters: { key: { eq: $text } }) { key } }', {
        text,
      })
      await expect.poll(() => log().includes(text), { interval: 10 }).toBe(true)
      return log().indexOf(text)
    }
    const version = async () => (await fetch(`${instance.url}/api/content-version?after=0&wait=0`)).text()
    const count = async (name: string): Promise<number> => {
      const counted = await version()
      // The site is read once for each content version, and not to be counted.
      await ask(instance.url, '{ site { documentId } }', {})
      const before = await mark()
      const text = operations[name]?.text ?? ''
      await ask(instance.url, text, variablesOf(text))
      const after = await mark()
      // The CMS itself may have changed something meanwhile.
      if ((await version()) !== counted) return count(name)
      return log().slice(before, after).split('knex:query').length - 1
    }
    const names = Object.keys(operations).filter(
      (name) => operations[name]?.kind === 'query' && !forStaff.includes(name),
    )
    const countAll = async () => {
      const counts: Record<string, number> = {}
      for (const name of names) counts[name] = await count(name)
      return counts
    }
    const token = await signIn(instance.url)
    const make = async (name: string) => {
      for (const [type, fields] of Object.entries(makers)) {
        const mutation = `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId } }`
        await ask(instance.url, mutation, { data: fields(name) }, token)
      }
    }
    await make('One more')
    const few = await countAll()
    for (let made = 0; made < more; made += 1) await make(`Another ${String(made)}`)
    expect(await countAll()).toEqual(few)
  } finally {
    await instance.stop()
  }
}, 200_000)
