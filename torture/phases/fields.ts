import { Content, madeBy, readOperations, readSchema, typeMadeBy } from '../writing/content.ts'
import { hostileBodies } from '../hostile/hostile-bodies.ts'
import { hostileValues } from '../hostile/hostile-values.ts'
import { goodVariables, placesOf, putAt, variableTypes, type Place } from '../hostile/hostile-variables.ts'
import type { Incidents } from '../run/incidents.ts'
import type { Random } from '../run/random.ts'
import { Shown } from '../answers/shown.ts'
import type { Site } from '../site/site.ts'
import { Staff } from '../site/staff.ts'

/** After so many the pages are looked at, and what was made is deleted. */
const batch = 50
/** What is written down of an input. */
const longestInput = 3000

interface Case {
  operation: string
  place: Place
  name: string
  value: unknown
}

/** Every hostile value at every place of every operation, in any order. */
function casesOf(random: Random, operations: ReturnType<typeof readOperations>): Case[] {
  const schema = readSchema()
  const cases = operations.flatMap(([operation, { text }]) =>
    placesOf(schema, text).flatMap((place) =>
      hostileValues('mark').map(({ name }) => ({ operation, place, name, value: undefined })),
    ),
  )
  return random.shuffle(cases).map((one, index) => ({
    ...one,
    value: hostileValues(`torture-field-${index}`).find(({ name }) => name === one.name)?.value,
  }))
}

/** Puts hostile values into every field that staff can save. @param count how many */
export async function sendFields(
  site: Site,
  random: Random,
  incidents: Incidents,
  count: number,
): Promise<void> {
  const tally = incidents.begin('hostile fields', site.database)
  const schema = readSchema()
  const staff = new Staff(site.url)
  const content = await Content.make(staff, random)
  const shown = new Shown(site.url, incidents)
  const mutations = readOperations().filter(
    ([name, { kind }]) => kind === 'mutation' || name.startsWith('Staff'),
  )
  const texts = new Map(mutations.map(([name, { text }]) => [name, text]))
  let made: { type: string; documentId: string }[] = []

  const cleanUp = async () => {
    await shown.check()
    for (const { type, documentId } of made) await staff.operate(`Delete${type}`, { documentId })
    made = []
    for (const query of ['StaffChanges', 'StaffTrash', 'StaffAuthorNames']) {
      const reply = await staff.operate(query, query === 'StaffChanges' ? { limit: 100 } : {})
      if (reply.is !== 'done') incidents.tell('failed', `${query}: ${reply.message}`)
    }
  }

  for (const { operation, place, name, value } of casesOf(random, mutations).slice(0, count)) {
    const text = texts.get(operation) ?? ''
    const variables = putAt(goodVariables(schema, text, content.examplesFor(operation, random)), place, value)
    incidents.doing = `${operation} ${place.join('.')}: ${name}`
    const reply = await staff.operate(operation, variables as object, random.uuid())
    tally.tried += 1
    if (reply.is === 'done') tally.acknowledged += 1
    if (reply.is === 'unknown') {
      const input = { operation, variables: JSON.stringify(variables).slice(0, longestInput) }
      incidents.tell('failed', `${incidents.doing}: ${String(reply.status)} ${reply.message}`, input)
      await site.recover()
    }
    const [type, documentId] = [typeMadeBy(operation), madeBy(reply)]
    if (type !== undefined && documentId !== undefined) made.push({ type, documentId })
    if (tally.tried % batch === 0) await cleanUp()
    if (tally.tried % 300 === 0) console.log(`    ${tally.tried} of ${count} values`)
  }
  await cleanUp()
  for (const { name, headers, body } of hostileBodies()) {
    incidents.doing = `body: ${name}`
    const reply = await staff.send('/graphql/CreateUpdate', body, headers)
    tally.tried += 1
    if (reply.is === 'unknown') {
      incidents.tell('failed', `${incidents.doing}: ${String(reply.status)} ${reply.message}`, { headers })
      await site.recover()
    }
  }
  await shown.check()
  site.look()
}

/** Asks as a stranger, with hostile values in every variable and in every part of an address. */
export async function askPublicly(
  site: Site,
  random: Random,
  incidents: Incidents,
  count: number,
): Promise<void> {
  const tally = incidents.begin('hostile questions', site.database)
  const schema = readSchema()
  const shown = new Shown(site.url, incidents)
  const content = await Content.make(new Staff(site.url), random)
  const queries = readOperations().filter(
    ([name, { kind, text }]) =>
      kind === 'query' && !name.startsWith('Staff') && variableTypes(schema, text).size > 0,
  )
  const texts = new Map(queries.map(([name, { text }]) => [name, text]))
  const questions = casesOf(random, queries).map(({ operation, place, name, value }) => {
    const good = goodVariables(schema, texts.get(operation) ?? '', content.examplesFor(operation, random))
    const variables = JSON.stringify(putAt(good, place, value))
    return {
      name: `${operation} ${place.join('.')}: ${name}`,
      address: `/graphql/${operation}?variables=${encoded(variables)}`,
    }
  })
  const starts = [
    '/publications?q=',
    '/publications?year=',
    '/publications?type=',
    '/publications?member=',
    '/publications?journal=',
    '/publications.bib?q=',
    '/gallery?page=',
    '/events/icube?page=',
    '/people/',
    '/publications/',
    '/events/',
    '/team/',
    '/',
  ]
  const addresses = starts.flatMap((start) =>
    hostileValues('torture-address').map(({ name, value }) => ({
      name: `${start}: ${name}`,
      address: start + encoded(typeof value === 'string' ? value : JSON.stringify(value)),
    })),
  )
  const all = [...random.shuffle(questions).slice(0, count), ...random.shuffle(addresses).slice(0, count)]
  for (const { name, address } of all) {
    incidents.doing = name
    tally.tried += 1
    try {
      const response = await fetch(site.url + address)
      const text = await response.text()
      if (response.ok) tally.acknowledged += 1
      shown.tell(name, response.status, response.headers.get('content-type') ?? '', text, {
        address: address.slice(0, longestInput),
      })
    } catch (error) {
      const { cause } = error as { cause?: unknown }
      // What is longer than a head may be is refused in the middle of being sent.
      if (address.length < 16_000)
        incidents.tell('failed', `${name}: ${String(cause ?? error)}`, {
          address: address.slice(0, longestInput),
        })
    }
    if (tally.tried % 300 === 0) console.log(`    ${tally.tried} of ${all.length} questions`)
  }
  site.look()
}

/** Percent-encoded, a lone surrogate too, in the three bytes that UTF-8 would have for it and forbids. */
const encoded = (text: string): string =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0
    if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(char)
    return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`
  }).join('')
