import { expect, test, vi } from 'vitest'
import { pageAddress, type Address } from './address'
import { compress } from './compressed'
import { Warming } from './warming'

const content = { version: 1, kinds: {} }

/**
 * The making in advance of three pages.
 *
 * @param step does what a page's refresh or polish does, or fails to
 * @param read the pages that somebody reads
 */
function warm(step: (name: string) => void, read: string[] = []) {
  const done: string[] = []
  const logged: string[] = []
  const act =
    (name: string) =>
    ({ text }: Address) => {
      done.push(`${name} ${text}`)
      return Promise.resolve(`${name} ${text}`).then(step)
    }
  const warming = new Warming(
    {
      pages: {
        addresses: (within) => (within === undefined ? [] : read.map(pageAddress)),
        isOutdated: () => true,
        get: () => compress({ status: 503, type: 'text/plain', body: '' }),
        refresh: act('refresh'),
        polish: act('polish'),
      },
      fixedAddresses: () => Promise.resolve(['/a', '/b', '/c'].map(pageAddress)),
      settle: () => done.push('settled'),
      origin: 'https://group.example.edu',
      log: (message) => logged.push(message),
    },
    { quiet: 0, longQuiet: 0, between: 0 },
  )
  return { warming, done, logged }
}

test('a page that cannot be made, or compressed, keeps no other from its turn', async () => {
  const { warming, done, logged } = warm((name) => {
    if (name.endsWith('/b')) throw new Error('away')
  })
  await warming.contentChanged(content)
  await vi.waitUntil(() => done.includes('polish /c'))
  warming.stop()
  expect(done.slice(0, 7)).toEqual([
    'settled',
    'refresh /a',
    'refresh /b',
    'refresh /c',
    'polish /a',
    'polish /b',
    'polish /c',
  ])
  expect(logged.slice(0, 2)).toEqual(['/b could not be made in advance.', '/b could not be made in advance.'])
})

test('what fails because the site stops is not logged, and nothing is made after it', async () => {
  const { warming, done, logged } = warm(() => {
    warming.stop()
    throw new Error('ended')
  })
  await warming.contentChanged(content)
  await vi.waitUntil(() => done.length > 0)
  // As long as the next page would take to get its turn.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([done, logged]).toEqual([['settled', 'refresh /a'], []])
})

test('what somebody reads is made anew before visitors are promised the change, the rest afterwards', async () => {
  const { warming, done } = warm(() => undefined, ['/b'])
  await warming.contentChanged(content)
  expect(done.slice(0, 2)).toEqual(['refresh /b', 'settled'])
  await vi.waitUntil(() => done.includes('refresh /c'))
  warming.stop()
})
