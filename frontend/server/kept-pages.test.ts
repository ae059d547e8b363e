import { expect, test } from 'vitest'
import { KeptPages, nowhere, noStore, type Kept, type PageStore } from './kept-pages'
import { pack, unpack, type Packed } from './packed'

const page = (body: string, status = 200) => pack({ status, type: 'text/plain; charset=utf-8', body })
const textOf = async (packed: Packed) => (await unpack(packed)).toString()

interface Making {
  address: string
  finish: (body: string, status?: number) => Promise<void>
  fail: () => void
}

/** Pages whose renderings end when the test says so. */
function site({
  store = noStore,
  limit,
  patience,
}: { store?: PageStore; limit?: number; patience?: number } = {}) {
  const makings: Making[] = []
  const version: { number: number | undefined; heardAt: number } = { number: 1, heardAt: 0 }
  const clock = { now: 0 }
  const pages = new KeptPages({
    make: (address) =>
      new Promise((resolve, reject) => {
        makings.push({
          address,
          finish: async (body, status) => {
            resolve(await page(body, status))
            await settled()
          },
          fail: () => {
            reject(new Error('away'))
          },
        })
      }),
    version,
    store,
    limit,
    patienceFor: () => patience ?? 1000,
    now: () => clock.now,
  })
  const making = (index: number): Making => {
    const found = makings[index]
    if (!found) throw new Error(`Rendering ${String(index)} has not begun.`)
    return found
  }
  const visit = async (address = '/a') => textOf(await pages.get(address))
  return { pages, makings, making, version, clock, visit }
}

/** Lets everything happen that needs no more than what is there. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('however many ask for a page it is rendered once, and then kept', async () => {
  const { visit, makings, making, pages } = site()
  const visits = Promise.all([visit(), visit(), visit()])
  await settled()
  await making(0).finish('one')
  expect(await visits).toEqual(['one', 'one', 'one'])
  expect(await visit()).toBe('one')
  expect(makings).toHaveLength(1)
  expect(pages.current('/a')).toBeDefined()
})

test('after a change everybody waits for the same new rendering', async () => {
  const { visit, makings, making, version, pages } = site()
  void visit()
  await settled()
  await making(0).finish('old')
  version.number = 2
  expect(pages.current('/a')).toBeUndefined()
  const visits = Promise.all([visit(), visit()])
  await settled()
  await making(1).finish('new')
  expect(await visits).toEqual(['new', 'new'])
  expect(makings).toHaveLength(2)
})

test('a rendering that began before a change is not shown as new', async () => {
  const { visit, making, version, pages } = site()
  const early = visit()
  await settled()
  version.number = 2
  const late = visit()
  await settled()
  await making(0).finish('before the change')
  expect(await early).toBe('before the change')
  expect(pages.current('/a')).toBeUndefined()
  await making(1).finish('after the change')
  expect(await late).toBe('after the change')
})

test('an older rendering that ends last does not replace a newer one', async () => {
  const { visit, making, version } = site()
  void visit()
  await settled()
  version.number = 2
  void visit()
  await settled()
  await making(1).finish('new')
  await making(0).finish('old')
  expect(await visit()).toBe('new')
})

test('while changes come faster than renderings, no more than two of one page are under way', async () => {
  const { visit, makings, making, version } = site()
  for (let number = 1; number <= 5; number += 1) {
    version.number = number
    void visit()
    await settled()
  }
  expect(makings).toHaveLength(2)
  await making(0).finish('1')
  await making(1).finish('2')
  const last = visit()
  await settled()
  await makings.at(-1)?.finish('5')
  expect(await last).toBe('5')
})

test('a page that takes too long to renew is shown as it was, and the new one when it is there', async () => {
  const { visit, making, makings, version } = site({ patience: 1 })
  void visit()
  await settled()
  await making(0).finish('old')
  version.number = 2
  expect(await visit()).toBe('old')
  await making(1).finish('new')
  expect(await visit()).toBe('new')
  expect(makings).toHaveLength(2)
})

test('while the CMS is away the kept page is shown, and it is not asked again for every visitor', async () => {
  const { visit, making, makings, version, clock } = site()
  void visit()
  await settled()
  await making(0).finish('kept')
  version.number = 2
  const during = visit()
  await settled()
  await making(1).finish('Back in a moment', 503)
  expect(await during).toBe('kept')
  expect(await visit()).toBe('kept')
  expect(makings).toHaveLength(2)
  clock.now += 1001
  const later = visit()
  await settled()
  making(2).fail()
  expect(await later).toBe('kept')
})

test('what cannot be shown is not kept', async () => {
  const { visit, making, pages } = site()
  const first = pages.get('/a')
  await settled()
  await making(0).finish('Back in a moment', 503)
  expect((await first).status).toBe(503)
  const second = visit()
  await settled()
  await making(1).finish('here')
  expect(await second).toBe('here')
})

test('addresses that name nothing share one page', async () => {
  const { visit, making, makings, pages, version } = site()
  for (const [index, address] of ['/x', '/y'].entries()) {
    const visited = visit(address)
    await settled()
    await making(index).finish('nothing here', 404)
    await visited
  }
  const again = visit('/x')
  await settled()
  expect(making(2).address).toBe(nowhere)
  await making(2).finish('nothing here', 404)
  expect(await again).toBe('nothing here')
  expect(await visit('/y')).toBe('nothing here')
  expect(pages.addresses()).toEqual([nowhere])
  expect(makings).toHaveLength(3)

  version.number = 2
  const created = visit('/x')
  await settled()
  await making(3).finish('something now')
  expect(await created).toBe('something now')
})

test('a page whose entry was deleted is forgotten', async () => {
  const removed: string[] = []
  const store = { ...noStore, remove: (address: string) => removed.push(address) }
  const { visit, making, pages, version } = site({ store })
  void visit()
  await settled()
  await making(0).finish('here')
  version.number = 2
  const gone = pages.get('/a')
  await settled()
  await making(1).finish('nothing here', 404)
  expect((await gone).status).toBe(404)
  expect([pages.addresses(), removed]).toEqual([[], ['/a']])
})

test('pages that were kept on disk are shown before the CMS has said a word', async () => {
  const stored: Kept = { answer: await page('from disk'), version: 1 }
  const store = { ...noStore, read: () => Promise.resolve(stored) }
  const { visit, makings, making, version } = site({ store })
  version.number = undefined
  expect(await visit()).toBe('from disk')
  version.number = 1
  expect(await visit()).toBe('from disk')
  expect(makings).toHaveLength(0)
  version.number = 2
  const renewed = visit()
  await settled()
  await making(0).finish('new')
  expect(await renewed).toBe('new')
})

test('queries, which anybody can make up, are not written to disk', async () => {
  const written: string[] = []
  const { visit, making } = site({ store: { ...noStore, write: (address) => written.push(address) } })
  for (const [index, address] of ['/a?q=1', '/a'].entries()) {
    void visit(address)
    await settled()
    await making(index).finish('page')
  }
  expect(written).toEqual(['/a'])
})

test('when nobody has heard of the CMS for long, a page is shown and renewed behind it', async () => {
  const { visit, making, makings, clock } = site()
  void visit()
  await settled()
  await making(0).finish('old')
  clock.now = 61_000
  expect(await visit()).toBe('old')
  await making(1).finish('new')
  expect(await visit()).toBe('new')
  expect(makings).toHaveLength(2)
})

test('a better compression never replaces a newer page', async () => {
  const { visit, making, pages, version } = site()
  void visit()
  await settled()
  await making(0).finish('old '.repeat(100))
  const before = pages.current('/a')
  await pages.polish('/a')
  const after = pages.current('/a')
  expect(after).toMatchObject({ polished: true, tag: before?.tag })
  version.number = 2
  await pages.polish('/a')
  expect(pages.current('/a')).toBeUndefined()
})
