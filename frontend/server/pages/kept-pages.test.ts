import { expect, test } from 'vitest'
import { notFound, pageAddress, queryAddress, type Address } from './address'
import { KeptPages, noStore, type Kept, type KeptPagesOptions, type PageStore } from './kept-pages'
import { compress, polish, decompress, type Compressed } from './compressed'

const page = (body: string, status = 200, kinds?: string[]) =>
  compress({ status, type: 'text/plain; charset=utf-8', body }, kinds)
const textOf = async (compressed: Compressed) => (await decompress(compressed)).toString()

/** The address of a page or a query, by its text. */
const addressOf = (text: string): Address => {
  const [, operation] = /^\/graphql\/(\w+)$/.exec(text) ?? []
  const query = operation === undefined ? undefined : queryAddress(operation, new URLSearchParams())
  return query ?? pageAddress(text)
}
const textsOf = (pages: KeptPages) => pages.addresses().map(({ text }) => text)

interface Making {
  address: string
  finish: (body: string, status?: number, kinds?: string[]) => Promise<void>
  fail: () => void
}

/** Pages whose renderings end when the test says so. */
function site({ store = noStore, limit }: { store?: PageStore; limit?: number } = {}) {
  const makings: Making[] = []
  const content: {
    -readonly [Name in keyof KeptPagesOptions['content']]: KeptPagesOptions['content'][Name]
  } = {
    known: { version: 1, kinds: { event: 1 } },
    settled: undefined,
    lostAt: undefined,
    opening: undefined,
    heardAt: 0,
    returnedAt: -Infinity,
  }
  const change = (version: number, kind = 'event') => {
    content.known = { version, kinds: { ...content.known?.kinds, [kind]: version } }
  }
  const clock = { now: 0 }
  const pages = new KeptPages({
    polish,
    make: (address) =>
      new Promise((resolve, reject) => {
        makings.push({
          address: address.text,
          finish: async (body, status, kinds) => {
            resolve(await page(body, status, kinds))
            await settled()
          },
          fail: () => {
            reject(new Error('away'))
          },
        })
      }),
    content,
    store,
    limit,
    now: () => clock.now,
  })
  const making = (index: number): Making => {
    const found = makings[index]
    if (!found) throw new Error(`Rendering ${String(index)} has not begun.`)
    return found
  }
  const visit = async (address = '/a') => textOf(await pages.get(addressOf(address)))
  return { pages, makings, making, content, change, clock, visit }
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
  const { visit, makings, making, change, pages } = site()
  void visit()
  await settled()
  await making(0).finish('old')
  change(2)
  expect(pages.current('/a')).toBeUndefined()
  const visits = Promise.all([visit(), visit()])
  await settled()
  await making(1).finish('new')
  expect(await visits).toEqual(['new', 'new'])
  expect(makings).toHaveLength(2)
})

test('a change of what a page does not show leaves it as it is', async () => {
  const { visit, makings, making, change, pages } = site()
  void visit()
  await settled()
  await making(0).finish('updates', 200, ['update', 'site'])
  change(2, 'event')
  expect(pages.current('/a')).toBeDefined()
  expect(await visit()).toBe('updates')
  change(3, 'update')
  expect(pages.current('/a')).toBeUndefined()
  expect(pages.isOutdated(addressOf('/a'))).toBe(true)
  expect(makings).toHaveLength(1)
})

test('until a change is settled nobody waits for the new page, but a query shows it', async () => {
  const { visit, making, change, content, pages } = site()
  content.settled = content.known
  for (const [index, address] of ['/a', '/graphql/A'].entries()) {
    void visit(address)
    await settled()
    await making(index).finish('old', 200, ['event'])
  }
  change(2)
  expect(await visit('/a')).toBe('old')
  expect(pages.current('/a')).toBeDefined()
  const query = visit('/graphql/A')
  await settled()
  await making(2).finish('new', 200, ['event'])
  await making(3).finish('new', 200, ['event'])
  expect(await query).toBe('new')
  expect(await visit('/a')).toBe('new')
})

test('whoever asks after a change was settled sees it', async () => {
  const { visit, making, change, content } = site()
  content.settled = content.known
  void visit()
  await settled()
  await making(0).finish('old', 200, ['event'])
  change(2)
  content.settled = content.known
  // Another change, which nobody was promised yet.
  change(3)
  const visited = visit()
  await settled()
  await making(1).finish('new', 200, ['event'])
  expect(await visited).toBe('new')
})

test('a rendering that began before a change is not shown as new', async () => {
  const { visit, making, change, pages } = site()
  const early = visit()
  await settled()
  change(2)
  const late = visit()
  await settled()
  await making(0).finish('before the change')
  expect(await early).toBe('before the change')
  expect(pages.current('/a')).toBeUndefined()
  await making(1).finish('after the change')
  expect(await late).toBe('after the change')
})

test('an older rendering that ends last does not replace a newer one', async () => {
  const { visit, making, change } = site()
  void visit()
  await settled()
  change(2)
  void visit()
  await settled()
  await making(1).finish('new')
  await making(0).finish('old')
  expect(await visit()).toBe('new')
})

test('an older rendering that ends last does not bring back what has been deleted', async () => {
  const { visit, making, change, pages } = site()
  const early = visit()
  await settled()
  change(2)
  const late = pages.get(addressOf('/a'))
  await settled()
  await making(1).finish('nothing here', 404)
  await making(0).finish('before it was deleted')
  expect([(await late).status, await early]).toEqual([404, 'before it was deleted'])
  expect(textsOf(pages)).toEqual([])
})

test('while changes come faster than renderings, no more than two of one page are under way', async () => {
  const { visit, makings, making, change } = site()
  for (let number = 1; number <= 5; number += 1) {
    change(number)
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

test('however long a rendering takes, who asks after a change waits for it', async () => {
  const { visit, making, change, clock } = site()
  void visit()
  await settled()
  await making(0).finish('old')
  change(2)
  const visited = visit()
  await settled()
  clock.now = 19_000
  const later = visit()
  await settled()
  await making(1).finish('new')
  expect(await Promise.all([visited, later])).toEqual(['new', 'new'])
})

test('when nobody knows what was changed, everything is outdated, and what was begun before it too', async () => {
  const { visit, making, makings, content, pages } = site()
  for (const [index, address] of ['/a', '/b'].entries()) {
    void visit(address)
    await settled()
    await making(index).finish('old', 200, ['event'])
  }
  content.settled = content.known
  void pages.refresh(addressOf('/c'))
  await settled()
  content.lostAt = 1
  expect(pages.current('/a')).toBeUndefined()
  const visits = Promise.all([visit('/a'), visit('/c')])
  await settled()
  await making(2).finish('begun before')
  for (const index of [3, 4]) await making(index).finish('new')
  expect(await visits).toEqual(['new', 'new'])
  content.lostAt = undefined
  expect(await visit('/b')).toBe('old')
  expect(makings).toHaveLength(5)
})

test('while the CMS is away the kept page is shown, and it is asked again after a pause that grows', async () => {
  const { visit, making, makings, change, clock } = site()
  void visit()
  await settled()
  await making(0).finish('kept')
  change(2)
  const during = visit()
  await settled()
  await making(1).finish('Back in a moment', 503)
  expect(await during).toBe('kept')
  for (const [index, pause] of [1000, 2000, 4000].entries()) {
    clock.now += pause - 1
    expect(await visit()).toBe('kept')
    expect(makings).toHaveLength(index + 2)
    clock.now += 1
    const later = visit()
    await settled()
    making(index + 2).fail()
    expect(await later).toBe('kept')
  }
})

test('while the CMS hangs, visitors wait for the first rendering that fails, and hardly for the next', async () => {
  const { visit, making, change, clock } = site()
  void visit()
  await settled()
  await making(0).finish('kept')
  change(2)
  const first = visit()
  await settled()
  making(1).fail()
  await first
  clock.now += 1000
  const next = visit()
  await settled()
  clock.now += 1000
  expect(await visit()).toBe('kept')
  making(2).fail()
  expect(await next).toBe('kept')
})

test('once the CMS is back, or has told of another change, everybody waits for the new page again', async () => {
  const { visit, making, change, clock, content } = site()
  void visit()
  await settled()
  await making(0).finish('kept')
  change(2)
  for (const [index, comeBack] of [
    () => (content.returnedAt = clock.now),
    () => {
      change(3)
    },
  ].entries()) {
    const failing = visit()
    await settled()
    making(index + 1).fail()
    expect(await failing).toBe('kept')
    clock.now += 1
    comeBack()
  }
  const visited = visit()
  await settled()
  await making(3).finish('new')
  expect(await visited).toBe('new')
})

test('right after the start it is found out first whether a kept page is outdated', async () => {
  const { visit, making, content, change, pages } = site()
  void visit()
  await settled()
  await making(0).finish('old')
  content.opening = Promise.resolve().then(() => {
    content.opening = undefined
    change(2)
  })
  expect(pages.current('/a')).toBeUndefined()
  const visited = visit()
  await settled()
  await making(1).finish('new')
  expect(await visited).toBe('new')
})

test('what cannot be shown is not kept', async () => {
  const { visit, making, pages } = site()
  const first = pages.get(addressOf('/a'))
  await settled()
  await making(0).finish('Back in a moment', 503)
  expect((await first).status).toBe(503)
  const second = visit()
  await settled()
  await making(1).finish('here')
  expect(await second).toBe('here')
})

test('an address that asks wrongly is answered each time, and leaves nothing behind', async () => {
  const written: string[] = []
  const { pages, making } = site({ store: { ...noStore, write: ({ text }) => written.push(text) } })
  for (const index of [0, 1]) {
    const asked = pages.get(addressOf('/graphql/A'))
    await settled()
    await making(index).finish('no such variables', 400)
    expect((await asked).status).toBe(400)
  }
  expect([textsOf(pages), written]).toEqual([[], []])
})

test('addresses that name nothing share one page', async () => {
  const { visit, making, makings, pages, change } = site()
  for (const [index, address] of ['/x', '/y'].entries()) {
    const visited = visit(address)
    await settled()
    await making(index).finish('nothing here', 404)
    await visited
  }
  const again = visit('/x')
  await settled()
  expect(making(2).address).toBe(notFound.text)
  await making(2).finish('nothing here', 404)
  expect(await again).toBe('nothing here')
  expect(await visit('/y')).toBe('nothing here')
  expect(textsOf(pages)).toEqual([notFound.text])
  expect(makings).toHaveLength(3)

  change(2)
  const created = visit('/x')
  await settled()
  await making(3).finish('something now')
  expect(await created).toBe('something now')
})

test('a page whose entry was deleted is forgotten', async () => {
  const removed: string[] = []
  const store = { ...noStore, remove: ({ text }: Address) => removed.push(text) }
  const { visit, making, pages, change } = site({ store })
  void visit()
  await settled()
  await making(0).finish('here')
  change(2)
  const gone = pages.get(addressOf('/a'))
  await settled()
  await making(1).finish('nothing here', 404)
  expect((await gone).status).toBe(404)
  expect([textsOf(pages), removed]).toEqual([[], ['/a']])
})

test('pages that were kept on disk are shown before the CMS has said a word', async () => {
  const stored: Kept = { answer: await page('from disk'), version: 1 }
  const store = { ...noStore, read: () => Promise.resolve(stored) }
  const { visit, makings, making, change, content } = site({ store })
  content.known = undefined
  expect(await visit()).toBe('from disk')
  change(1)
  expect(await visit()).toBe('from disk')
  expect(makings).toHaveLength(0)
  change(2)
  const renewed = visit()
  await settled()
  await making(0).finish('new')
  expect(await renewed).toBe('new')
})

test('queries, which anybody can make up, are not written to disk', async () => {
  const written: string[] = []
  const { visit, making } = site({ store: { ...noStore, write: ({ text }) => written.push(text) } })
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
  const { visit, making, pages, change } = site()
  void visit()
  await settled()
  await making(0).finish('old '.repeat(100))
  const before = pages.current('/a')
  await pages.polish(addressOf('/a'))
  const after = pages.current('/a')
  expect(after).toMatchObject({ polished: true, tag: before?.tag })
  change(2)
  await pages.polish(addressOf('/a'))
  expect(pages.current('/a')).toBeUndefined()
})

test('a page that has no place in memory is compressed better where it lies', async () => {
  const stored = new Map<string, Kept>()
  const store: PageStore = {
    ...noStore,
    read: ({ text }) => Promise.resolve(stored.get(text)),
    write: ({ text }, kept) => stored.set(text, kept),
  }
  const { visit, making, pages, makings } = site({ store, limit: 1 })
  void visit()
  await settled()
  await making(0).finish('page '.repeat(100))
  const before = stored.get('/a')?.answer
  await pages.polish(addressOf('/a'))
  expect(stored.get('/a')?.answer).toMatchObject({ polished: true, tag: before?.tag })
  expect(await visit()).toBe('page '.repeat(100))
  expect(makings).toHaveLength(1)
})

test('a page that is made anew counts as asked for no sooner than before', async () => {
  const { pages, making, change, visit } = site()
  for (const [index, address] of ['/a', '/b'].entries()) {
    const visiting = visit(address)
    await settled()
    await making(index).finish(address)
    await visiting
  }
  change(2)
  const renewed = pages.refresh(addressOf('/a'))
  await settled()
  await making(2).finish('newer')
  await renewed
  await pages.polish(addressOf('/a'))
  expect(textsOf(pages)).toEqual(['/b', '/a'])
  expect(await visit('/a')).toBe('newer')
})

test('a page that is only made counts as read by nobody, until somebody asks for it', async () => {
  const { visit, making, pages } = site()
  const read = () => pages.addresses(60_000).map(({ text }) => text)
  const made = pages.refresh(addressOf('/a'))
  await settled()
  await making(0).finish('a')
  await made
  const visited = visit('/b')
  await settled()
  await making(1).finish('b')
  await visited
  expect(read()).toEqual(['/b'])
  await visit('/a')
  expect(read()).toEqual(['/a', '/b'])
})
