import { expect, test } from 'vitest'
import { readEnvironment } from './environment'

const secret = 'long enough to be a secret'
const complete = {
  DATA_DIR: '/data',
  APP_KEYS: `${secret}, another ${secret}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  STAFF_TOKEN_SECRET: secret,
}

test('a short environment is enough', () => {
  expect(readEnvironment(complete)).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    dataDir: '/data',
    databaseUrl: undefined,
    trustedProxies: 0,
    seed: false,
    secrets: { appKeys: [secret, `another ${secret}`] },
  })
})

test('metrics are for this machine, unless METRICS_HOST says otherwise, and off without a port', () => {
  const metrics = (source: Record<string, string>) => readEnvironment({ ...complete, ...source }).metrics
  expect(metrics({})).toBeUndefined()
  expect(metrics({ CMS_METRICS_PORT: '9465' })).toEqual({ host: '127.0.0.1', port: 9465 })
  expect(metrics({ CMS_METRICS_PORT: '9465', METRICS_HOST: '0.0.0.0' })?.host).toBe('0.0.0.0')
  expect(() => metrics({ CMS_METRICS_PORT: 'on' })).toThrow('CMS_METRICS_PORT is "on"')
})

test('the log is text or JSON', () => {
  expect(readEnvironment(complete).logFormat).toBe('text')
  expect(readEnvironment({ ...complete, LOG_FORMAT: 'json' }).logFormat).toBe('json')
  expect(() => readEnvironment({ ...complete, LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT is "xml"')
})

test('every secret that is missing is named with its cure', () => {
  expect(() => readEnvironment({ DATA_DIR: '/data' })).toThrow(
    /APP_KEYS is not set. Start the site with `npm start`[^]*API_TOKEN_SALT[^]*ADMIN_JWT_SECRET[^]*TRANSFER_TOKEN_SALT[^]*JWT_SECRET[^]*ENCRYPTION_KEY[^]*STAFF_TOKEN_SECRET/,
  )
})

test.each([
  ['CMS_PORT', '80a', 'Give a whole number from 1 to 65535'],
  ['CMS_PORT', '70000', 'Give a whole number from 1 to 65535'],
  ['TRUSTED_PROXIES', '-1', 'Give a whole number from 0 to 10'],
  ['SEED', 'maybe', 'Write true or false'],
  ['DATABASE_SSL', '2', 'Write true or false'],
  ['DATABASE_URL', 'mysql://x', 'must look like postgres://user:password@host:5432/database'],
  ['DATA_DIR', ' ', 'Give the folder that keeps the database and the uploads'],
  ['LOG_LEVEL', 'loud', 'Use one of error, warn, info'],
  ['JWT_SECRET', 'short', 'is shorter than 16 characters'],
  ['STAFF_PASSWORD', 'too short', 'is shorter than 12 characters'],
])('a wrong %s (%s) stops the start with the cure', (name, value, cure) => {
  expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(cure)
})

test('a bucket needs an address and who may use it; without one files are in DATA_DIR', () => {
  expect(readEnvironment(complete).s3).toBeUndefined()
  const wanted = {
    ...complete,
    S3_BUCKET: 'site',
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_ACCESS_KEY_ID: 'us',
  }
  expect(() => readEnvironment(wanted)).toThrow('S3_SECRET_ACCESS_KEY is not set. S3_BUCKET needs it')
  expect(readEnvironment({ ...wanted, S3_SECRET_ACCESS_KEY: 'ours' }).s3).toEqual({
    endpoint: 'https://s3.example.org',
    region: 'us-east-1',
    bucket: 'site',
    accessKeyId: 'us',
    secretAccessKey: 'ours',
  })
})
