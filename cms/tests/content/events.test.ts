import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, problemsOf } from '../setup/client'
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

async function makeEventOn(date: string, lastDay?: string): Promise<string> {
  const { documentId } = await makeEvent(staff, `On ${date}`)
  made.push(documentId)
  await saveEvent(staff, documentId, { date, lastDay, version: 1 })
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

test('an event of several days comes until its last, when it is the next one again', async () => {
  const running = await makeEventOn(inDays(-4), inDays(4))
  const state = async (documentId: string) =>
    (await asVisitor(`{ event(documentId: "${documentId}") { isComing isToday } }`)).data
  expect(await state(running)).toEqual({ event: { isComing: true, isToday: true } })
  // Another one comes before it ends.
  expect(await next()).toEqual({ nextEvent: { title: `On ${inDays(3)}` } })
  await saveEvent(staff, running, { lastDay: inDays(0), version: 2 })
  expect(await next()).toEqual({ nextEvent: { title: `On ${inDays(-4)}` } })
  await saveEvent(staff, running, { lastDay: inDays(-1), version: 3 })
  expect(await state(running)).toEqual({ event: { isComing: false, isToday: false } })
  expect(await next()).toEqual({ nextEvent: { title: `On ${inDays(3)}` } })
  const begins = await makeEventOn(inDays(0), inDays(1))
  expect(await state(begins)).toEqual({ event: { isComing: true, isToday: true } })
})

test('an event of several days may end at an earlier time of the day than it began', async () => {
  const documentId = await makeEventOn('2024-01-01', '2024-01-03')
  const times = { startTime: '15:00', endTime: '09:30' }
  expect((await saveEvent(staff, documentId, { ...times, version: 2 })).errors).toBeUndefined()
  const oneDay = await saveEvent(staff, documentId, { lastDay: '2024-01-01', version: 3 })
  expect(problemsOf(oneDay)).toEqual(['endTime: The end must not be before the beginning'])
})
