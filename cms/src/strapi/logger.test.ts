import { Writable } from 'node:stream'
import { createLogger, winston } from '@strapi/logger'
import { expect, test } from 'vitest'
import { loggerConfiguration } from './logger'
import { forRequest } from './request-id'

function listen(logFormat: 'text' | 'json') {
  let text = ''
  const stream = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk)
      done()
    },
  })
  const log = createLogger({
    ...loggerConfiguration({ logLevel: 'info', logFormat }),
    transports: [new winston.transports.Stream({ stream })],
  })
  const written = () => {
    const since = text
    text = ''
    return since
  }
  return { log, written }
}

test('as JSON each line is an object with a plain level, the moment and what is behind a failure', () => {
  const { log, written } = listen('json')
  log.http('GET / (3 ms) 200')
  log.warn('Two lines\nin one.')
  log.info({ message: 'A table is migrated.', timestamp: 1 })
  log.error(new Error('The disk is full.'))
  log.error('The picture is lost.', new Error('ENOSPC'))

  const lines = written().trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, string>)
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
  expect(entries).toEqual([
    { level: 'warn', message: 'Two lines\nin one.', timestamp: expect.stringMatching(moment) as string },
    { level: 'info', message: 'A table is migrated.', timestamp: expect.stringMatching(moment) as string },
    {
      level: 'error',
      message: 'The disk is full.',
      stack: expect.stringContaining('logger.test') as string,
      timestamp: expect.stringMatching(moment) as string,
    },
    {
      level: 'error',
      message: 'The picture is lost. ENOSPC',
      stack: expect.stringContaining('logger.test') as string,
      timestamp: expect.stringMatching(moment) as string,
    },
  ])
})

test('a line about a request names it; one about none does not', () => {
  const id = '5f2c9a1e7b3d4c60'
  for (const format of ['text', 'json'] as const) {
    const { log, written } = listen(format)
    forRequest(id, () => log.warn('The picture is lost.'))
    expect(written()).toContain(
      format === 'json' ? `"requestId":"${id}"` : `The picture is lost. (request ${id})`,
    )
    forRequest(id, () => log.error(new Error('The disk is full.')))
    const withStack = written()
    expect(withStack).toContain(id)
    expect(withStack).toContain('logger.test')
    log.warn('The picture is lost.')
    expect(written()).not.toContain('request')
  }
})
