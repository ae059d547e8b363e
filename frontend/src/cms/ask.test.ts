// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { operation } from './operation'
import { change } from './apollo/apollo-browser'
import { ask } from './ask'

const Events = operation<{ events: string[] }, { start: number }>('query', 'Events')
const SaveEvent = operation<{ saved: boolean }, { title: string }>('mutation', 'SaveEvent')

/** What the site answers now, and the requests that it got. */
let events: string[]
let isOlder: boolean
/** Until when a question waits for its answer. */
let held: Promise<void>
const asked: string[] = []

vi.stubGlobal('fetch', async (address: string, { method = 'GET' } = {}) => {
  asked.push(`${method} ${decodeURIComponent(address)}`)
  const data = address.includes('SaveEvent') ? { saved: true } : { events }
  if (method === 'GET') await held
  const headers = isOlder ? { 'cache-status': 'pages; hit; ttl=-3' } : undefined
  return new Response(JSON.stringify({ data }), headers && { headers })
})

beforeEach(async () => {
  events = ['before']
  isOlder = false
  held = Promise.resolve()
  await change(SaveEvent, { title: 'of the test before' })
  asked.length = 0
})

test('a question is asked once, by its name alone, until something is changed', async () => {
  expect(await ask(Events, { start: 0 })).toEqual({ events: ['before'] })
  expect(await ask(Events, { start: 0 })).toEqual({ events: ['before'] })
  await ask(Events, { start: 10 })
  const questions = [
    'GET /graphql/Events?variables={"start":0}',
    'GET /graphql/Events?variables={"start":10}',
  ]
  expect(asked).toEqual(questions)
  events = ['after']
  await change(SaveEvent, { title: 'after' })
  expect(await ask(Events, { start: 0 })).toEqual({ events: ['after'] })
  expect(asked).toEqual([...questions, 'POST /graphql/SaveEvent', questions[0]])
})

test('a question that is under way while something is changed is asked again', async () => {
  let answer: () => void = () => undefined
  held = new Promise((resolve) => {
    answer = resolve
  })
  const meanwhile = ask(Events, { start: 0 })
  events = ['after']
  await change(SaveEvent, { title: 'after' })
  answer()
  expect(await meanwhile).toEqual({ events: ['after'] })
  expect(await ask(Events, { start: 0 })).toEqual({ events: ['after'] })
})

test('an answer that the site gave from before is not kept', async () => {
  isOlder = true
  await ask(Events, { start: 0 })
  isOlder = false
  events = ['after']
  expect(await ask(Events, { start: 0 })).toEqual({ events: ['after'] })
})
