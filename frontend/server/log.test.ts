import { expect, test } from 'vitest'
import { forRequest } from './http/request-id'
import { createLog, jsonLine, textLine, type Line } from './log'

function listen() {
  const lines: string[] = []
  const clock = { now: 0 }
  const log = createLog(
    ({ message }) => lines.push(message),
    () => clock.now,
  )
  return { lines, clock, log }
}
const away = () => new Error('no answer', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1337') })

test('a failure that repeats is told once a minute, with how often it came', () => {
  const { lines, clock, log } = listen()
  for (let time = 0; time < 1000; time += 1) log(`/publications/${time} could not be shown.`, away())
  expect(lines).toEqual(['/publications/0 could not be shown.'])
  clock.now += 60_000
  log('/team could not be shown.', away())
  expect(lines[1]).toBe('/team could not be shown. (999 more like it since the last line)')
})

test('another failure is told, and so is what is no failure', () => {
  const { lines, log } = listen()
  log('/team could not be shown.', away())
  log('/team could not be shown.', new TypeError('x is undefined'))
  log('/images/a.jpg cannot be fetched: no answer.')
  log('/images/b.jpg cannot be fetched: no answer.')
  log('The CMS answers again.')
  log('The CMS answers again.')
  expect(lines).toHaveLength(5)
})

test('as JSON a failure is one line, with all that is behind it', () => {
  const message = '/team could not be shown.'
  const line = jsonLine({ message, error: away(), at: new Date(0), requestId: undefined })
  expect(line).not.toContain('\n')
  const { stack, ...rest } = JSON.parse(line) as Record<string, string>
  expect(rest).toEqual({
    level: 'error',
    message,
    timestamp: '1970-01-01T00:00:00.000Z',
  })
  expect(stack).toContain('connect ECONNREFUSED 127.0.0.1:1337')
  const over = { message: 'The CMS answers again.', error: undefined, at: new Date(0), requestId: undefined }
  expect(jsonLine(over)).toBe(
    '{"level":"info","message":"The CMS answers again.","timestamp":"1970-01-01T00:00:00.000Z"}',
  )
})

test('a line about a request names it, in either form', async () => {
  const lines: Line[] = []
  const log = createLog((line) => lines.push(line))
  await forRequest('5f2c9a1e7b3d4c60', async () => {
    await Promise.resolve()
    log('/team could not be shown.', away())
  })
  log('The CMS answers again.')
  expect(lines.map(textLine)).toEqual([
    expect.stringMatching(/Z \/team could not be shown\. \(request 5f2c9a1e7b3d4c60\)$/),
    expect.stringMatching(/Z The CMS answers again\.$/),
  ])
  expect(lines.map((line) => (JSON.parse(jsonLine(line)) as Record<string, string>)['requestId'])).toEqual([
    '5f2c9a1e7b3d4c60',
    undefined,
  ])
})
