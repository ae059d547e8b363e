import { expect, test } from 'vitest'
import { LookupFailed } from './ask-server'
import { patiently } from './patiently'

const busy = (again?: number) => new LookupFailed('The server is busy.', 'refused', again)

test('a server that is busy for a moment is asked again', async () => {
  const answers = [busy(1), busy(1), 'found']
  const ask = () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  expect(await patiently(ask)).toBe('found')
})

test('a server that does not say when, or says so a third time, is not asked again', async () => {
  const asked: number[] = []
  const ask = (again?: number) => () => {
    asked.push(again ?? 0)
    return Promise.reject(busy(again))
  }
  await expect(patiently(ask())).rejects.toThrow('The server is busy.')
  await expect(patiently(ask(1))).rejects.toThrow('The server is busy.')
  expect(asked).toEqual([0, 1, 1, 1])
})

test('nobody waits for it once the CMS stops', async () => {
  const stopping = new AbortController()
  const asked = patiently(() => {
    setImmediate(() => {
      stopping.abort()
    })
    return Promise.reject(busy(60_000))
  }, stopping.signal)
  await expect(asked).rejects.toThrow('The server is busy.')
})
