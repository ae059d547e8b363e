import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import { deleteEvent, makeEvent, saveEvent } from '../setup/editing'
import { signIn } from '../setup/staff'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

let staff: string
const made: string[] = []
beforeAll(async () => {
  staff = await signIn(cms.url)
})
afterAll(async () => {
  for (const documentId of made) await deleteEvent(staff, documentId)
})

async function makeEventOn(date: string): Promise<string> {
  const { documentId } = await makeEvent(staff, `On ${date}`)
  made.push(documentId)
  await saveEvent(staff, documentId, { date, version: 1 })
  return documentId
}

const next = async () => (await asVisitor('{ nextEvent { title } }')).data

test('the next event is the first that is not over; without one there is none', async () => {
  expect(await next()).toEqual({ nextEvent: null })
  await makeEventOn(inDays(-2))
  expect(await next()).toEqual({ nextEvent: null })
  await makeEventOn(inDays(30))
  await makeEventOn(inDays(3))
  expect(await next()).toEqual({ nextEvent: { title: `On ${inDays(3)}` } })
})
