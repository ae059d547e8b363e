import { PassThrough } from 'node:stream'
import { createLogger, winston } from '@strapi/logger'
import { expect, test } from 'vitest'
import { loggerConfiguration } from './logger'

test('as JSON each line is an object with a plain level, the moment and what is behind a failure', () => {
  const stream = new PassThrough()
  const log = createLogger({
    ...loggerConfiguration({ logLevel: 'info', logFormat: 'json' }),
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- winston's types call what it makes an interface
    transports: [new winston.transports.Stream({ stream })],
  })
  log.http('GET / (3 ms) 200')
  log.warn('Two lines\nin one.')
  log.info({ message: 'A table is migrated.', timestamp: 1 })
  log.error(new Error('The disk is full.'))
  log.error('The picture is lost.', new Error('ENOSPC'))

  const lines = String(stream.read()).trim().split('\n')
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
