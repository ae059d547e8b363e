import { expect, test } from 'vitest'
import { createLog, jsonLine } from './log'

function listen() {
  const lines: string[] = []
  const clock = { now: 0 }
  const log = createLog(
    (line) => lines.push(line),
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
  const line = jsonLine('/team could not be shown.', away(), new Date(0))
  expect(line).not.toContain('\n')
  const { stack, ...rest } = JSON.parse(line) as Record<string, string>
  expect(rest).toEqual({
    level: 'error',
    message: '/team could not be shown.',
    timestamp: '1970-01-01T00:00:00.000Z',
  })
  expect(stack).toContain('connect ECONNREFUSED 127.0.0.1:1337')
  expect(jsonLine('The CMS answers again.', undefined, new Date(0))).toBe(
    '{"level":"info","message":"The CMS answers again.","timestamp":"1970-01-01T00:00:00.000Z"}',
  )
})
