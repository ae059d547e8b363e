import { EventEmitter } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from './content'
import { CmsInstances } from './instances'
import { ContentVersion } from './content-version'
import { Sleep } from './sleep'

/** The CMS's side of the long poll, answered by hand. */
let cms: Server
let version: ContentVersion
let questions: { after: number; wait: number; response: ServerResponse }[] = []
const changed = vi.fn<(content: Content) => Promise<void>>()
const problems: string[] = []

const question = async (index: number) => {
  await vi.waitUntil(() => questions.length > index)
  const found = questions[index]
  if (!found) throw new Error('It has not asked.')
  return {
    ...found,
    answer: (version: number) => found.response.end(JSON.stringify({ version, kinds: { event: version } })),
  }
}

beforeEach(async () => {
  questions = []
  changed.mockReset().mockResolvedValue()
  problems.length = 0
  cms = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [after, wait] = ['after', 'wait'].map((name) => Number(searchParams.get(name)))
    questions.push({ after: after ?? 0, wait: wait ?? 0, response })
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { port } = cms.address() as AddressInfo
  version = new ContentVersion(new CmsInstances([`http://127.0.0.1:${String(port)}`]), changed, (message) =>
    problems.push(message),
  )
})

afterEach(() => {
  version.stop()
  cms.closeAllConnections()
  cms.close()
})

test('it asks for the number, and then for the next one', async () => {
  const followed = version.follow()
  expect(version.known?.version).toBeUndefined()
  const first = await question(0)
  expect(first).toMatchObject({ after: 0, wait: 0 })
  first.answer(7)
  const second = await question(1)
  expect(second).toMatchObject({ after: 7, wait: 25 })
  expect([version.known?.version, changed.mock.calls.length]).toEqual([7, 1])
  second.answer(7)
  const third = await question(2)
  expect(changed).toHaveBeenCalledTimes(1)
  third.answer(8)
  await vi.waitUntil(() => version.known?.version === 8)
  expect(changed).toHaveBeenCalledTimes(2)
  version.stop()
  await followed
})

test('it asks for the next change when visitors see the last one', async () => {
  let see: () => void = () => undefined
  changed.mockImplementation(
    () =>
      new Promise((resolve) => {
        see = resolve
      }),
  )
  void version.follow()
  ;(await question(0)).answer(7)
  await vi.waitUntil(() => version.known?.version === 7)
  const refreshed = version.refresh(undefined)
  ;(await question(1)).answer(7)
  expect(questions).toHaveLength(2)
  see()
  await refreshed
  expect(await question(2)).toMatchObject({ after: 7, wait: 25 })
})

test('a lost CMS is asked again, and what was known stays known', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  ;(await question(1)).response.destroy()
  expect(await question(2)).toMatchObject({ after: 7 })
  expect(version.known?.version).toBe(7)
  expect(problems).toEqual([
    expect.stringMatching(/^The CMS at \S+ does not tell whether something has changed\. Is it running\?$/),
  ])
})

test('a change is known by what the CMS told with its answer, and nobody is asked', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  await question(1)
  await version.refresh({ version: 8, kinds: { event: 8 } })
  expect([version.known?.version, changed.mock.calls.length, questions.length]).toEqual([8, 2, 2])
  // Told late, about an earlier change.
  await version.refresh({ version: 7, kinds: { event: 7 } })
  expect(version.known?.version).toBe(8)
})

test('when nobody tells what was changed, that is known until the CMS answers', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  await question(1)
  const refreshed = version.refresh(undefined)
  ;(await question(2)).response.destroy()
  await refreshed
  expect(version.lostAt).toBeDefined()
  ;(await question(3)).response.destroy()
  ;(await question(4)).answer(8)
  await vi.waitUntil(() => version.lostAt === undefined)
  expect(version.known?.version).toBe(8)
})

test('an answer that was under way when a change got lost tells nothing of it', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  const poll = await question(1)
  const refreshed = version.refresh(undefined)
  ;(await question(2)).response.destroy()
  await refreshed
  poll.answer(8)
  await vi.waitUntil(() => version.known?.version === 8)
  expect(version.lostAt).toBeDefined()
})

test('a CMS that sleeps is not asked until it is awake, and counts as heard meanwhile', async () => {
  const supervisor = new EventEmitter()
  const sleep = new Sleep({ on: supervisor.on.bind(supervisor), send: () => undefined })
  const { port } = cms.address() as AddressInfo
  const followed = new ContentVersion(
    new CmsInstances([`http://127.0.0.1:${String(port)}`], sleep),
    changed,
    (message) => problems.push(message),
  )
  void followed.follow()
  ;(await question(0)).answer(7)
  const open = await question(1)
  supervisor.emit('message', 'asleep')
  await vi.waitUntil(() => open.response.destroyed)
  expect(performance.now() - followed.heardAt).toBeLessThan(100)
  expect(questions).toHaveLength(2)
  supervisor.emit('message', 'awake')
  expect(await question(2)).toMatchObject({ after: 7, wait: 25 })
  expect(problems).toEqual([])
  followed.stop()
})

test('every instance is asked for its next change', async () => {
  const { port } = cms.address() as AddressInfo
  const urls = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${String(port)}`)
  const both = new ContentVersion(new CmsInstances(urls), changed, () => undefined)
  void both.follow()
  ;(await question(0)).answer(7)
  const polls = await Promise.all([question(1), question(2)])
  expect(polls.map(({ after, wait }) => [after, wait])).toEqual([
    [7, 25],
    [7, 25],
  ])
  polls[1].answer(8)
  await vi.waitUntil(() => both.known?.version === 8)
  both.stop()
})

test('an answer that comes late does not bring an older number back', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  const poll = await question(1)
  const refreshed = version.refresh(undefined)
  ;(await question(2)).answer(9)
  await refreshed
  poll.answer(8)
  await question(3)
  expect(version.known?.version).toBe(9)
})

test('a database that was put back counts from its own number', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  ;(await question(1)).answer(5)
  await vi.waitUntil(() => version.known?.version === 5)
})

test('what is settled never goes back, but with the database', async () => {
  void version.follow()
  ;(await question(0)).answer(7)
  await vi.waitUntil(() => version.known?.version === 7)
  const first = version.known
  expect(version.settled).toBeUndefined()
  ;(await question(1)).answer(8)
  await vi.waitUntil(() => version.known?.version === 8)
  for (const content of [version.known, first]) if (content) version.settle(content)
  expect(version.settled).toEqual({ version: 8, kinds: { event: 8 } })
  ;(await question(2)).answer(5)
  await vi.waitUntil(() => version.known?.version === 5)
  expect(version.settled).toBeUndefined()
})
