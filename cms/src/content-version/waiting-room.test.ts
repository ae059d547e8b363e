import { expect, test, vi } from 'vitest'
import { WaitingRoom } from './waiting-room'

const long = 60_000
const reader = { name: 'a', gone: new AbortController().signal }
const at = (version: number) => ({ version, kinds: { event: version } })

function roomAt(first: number, seats = 2) {
  const state = { version: first }
  const read = vi.fn(() => Promise.resolve(at(state.version)))
  return { state, read, room: new WaitingRoom(read, seats) }
}

test('a newer version is answered at once', async () => {
  expect(await roomAt(5).room.newerThan(4, long, reader)).toEqual(at(5))
})

test('who knows the present version is answered when it changes', async () => {
  const { room, state } = roomAt(5)
  const answers = Promise.all([room.newerThan(5, long, reader), room.newerThan(5, long, reader)])
  await vi.waitUntil(() => !room.isEmpty)
  state.version = 6
  await room.look()
  expect(await answers).toEqual([at(6), at(6)])
  expect(room.isEmpty).toBe(true)
})

test('a change between reading and sitting down is not missed', async () => {
  const { room, read } = roomAt(6)
  read.mockResolvedValueOnce(at(5))
  expect(await room.newerThan(5, long, reader)).toEqual(at(6))
})

test('news during a reading make it read again', async () => {
  const { room, state, read } = roomAt(5)
  const answer = room.newerThan(5, long, reader)
  await vi.waitUntil(() => !room.isEmpty)
  await room.look()
  read.mockImplementationOnce(() => {
    state.version = 6
    void room.look()
    return Promise.resolve(at(5))
  })
  await room.look()
  expect(await answer).toEqual(at(6))
})

test('patience ends with the present version', async () => {
  expect(await roomAt(5).room.newerThan(5, 1, reader)).toEqual(at(5))
  expect(await roomAt(5).room.newerThan(9, 0, reader)).toEqual(at(5))
})

test('nobody waits when all seats are taken, who leaves makes room', async () => {
  const { room } = roomAt(5, 1)
  const leaver = new AbortController()
  const first = room.newerThan(5, long, { name: 'b', gone: leaver.signal })
  await vi.waitUntil(() => !room.isEmpty)
  expect(await room.newerThan(5, long, reader)).toBeUndefined()
  leaver.abort()
  expect(await first).toBeUndefined()
  expect(room.isEmpty).toBe(true)
})

test('a database that does not answer fails those who wait', async () => {
  const { room, read } = roomAt(5)
  const answer = room.newerThan(5, long, reader)
  await vi.waitUntil(() => !room.isEmpty)
  await room.look()
  read.mockRejectedValueOnce(new Error('no connection'))
  void room.look()
  await expect(answer).rejects.toThrow('no connection')
})

test('a change is shown by all when each reader asks for what comes after', async () => {
  const { room, state } = roomAt(5)
  const named = (name: string) => ({ ...reader, name })
  const told = ['a', 'b'].map((name) => room.newerThan(5, long, named(name)))
  await vi.waitUntil(() => !room.isEmpty)
  state.version = 6
  await room.look()
  await Promise.all(told)
  let isShown = false
  const shown = room.allShowIt(long).then(() => (isShown = true))
  void room.newerThan(6, long, named('a'))
  // Also who was told of one change while another one came, and is told of that at once.
  await room.newerThan(5, long, named('b'))
  expect(isShown).toBe(false)
  void room.newerThan(6, long, named('b'))
  await shown
  room.close()
})

test('who does not come back is waited for no longer than said, and only once', async () => {
  const { room, state } = roomAt(5)
  await room.newerThan(4, long, reader)
  await room.allShowIt(1)
  state.version = 6
  await room.allShowIt(long)
})

test('who has left while waiting is not waited for', async () => {
  const { room, state } = roomAt(5)
  const leaver = new AbortController()
  const left = room.newerThan(5, long, { name: 'a', gone: leaver.signal })
  await vi.waitUntil(() => !room.isEmpty)
  leaver.abort()
  await left
  state.version = 6
  await room.allShowIt(long)
})

test('a closed room sends everybody away', async () => {
  const { room } = roomAt(5)
  const answer = room.newerThan(5, long, reader)
  await vi.waitUntil(() => !room.isEmpty)
  room.close()
  expect(await answer).toBeUndefined()
  expect(await room.newerThan(5, long, reader)).toBeUndefined()
})
