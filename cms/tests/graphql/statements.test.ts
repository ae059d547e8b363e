import { openSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elsewhere } from '../setup/elsewhere'
import { start } from '../setup/instance'
import { renditionsMade } from '../setup/renditions'
import { signIn } from '../setup/staff'
import { creation, makers, operations, publicQueries, variablesOf } from '../setup/site-operations'

/** An entry of each kind that is asked for by itself shows with the first of them. */
const more = 10

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
    const log = openSync(instance.logFile, 'r')
    let unread = ''
    let marks = 0
    /** What was printed since the last call: asks for something that is found in the log when all before it is there. */
    const printed = async (): Promise<string> => {
      marks += 1
      const text = `mark ${marks} ends`
      await ask(instance.url, 'query($text: String) { updates(filters: { key: { eq: $text } }) { title } }', {
        text,
      })
      const read = () => (unread += readFileSync(log, 'utf8'))
      await expect.poll(() => read().includes(text), { interval: 10 }).toBe(true)
      const end = unread.indexOf(text)
      const before = unread.slice(0, end)
      unread = unread.slice(end)
      return before
    }
    const countOnce = async (text: string): Promise<number> => {
      await printed()
      await ask(instance.url, text, variablesOf(text))
      return (await printed()).split('knex:query').length - 1
    }
    // The site is read once after each change, and the CMS has work of its own: both add to a count now and then.
    const count = async (name: string): Promise<number> => {
      const text = operations[name]?.text ?? ''
      return Math.min(await countOnce(text), await countOnce(text))
    }
    const token = await signIn(instance.url)
    const make = async (name: string) => {
      for (const [type, fields] of Object.entries(makers)) {
        await ask(instance.url, creation(type), { data: fields(name) }, token)
      }
    }
    await make('One more')
    const few = new Map<string, number>()
    for (const name of publicQueries) few.set(name, await count(name))
    for (let made = 0; made < more; made += 1) await make(`Another ${String(made)}`)
    for (const name of publicQueries)
      await expect
        .poll(() => count(name), { message: name, interval: 10 })
        .toBeLessThanOrEqual(few.get(name) ?? 0)
  } finally {
    await instance.stop()
  }
})
