import { expect, test } from 'vitest'
import { readEnv } from './env'

test('without settings the site is at port 3000 and the CMS beside it', () => {
  expect(readEnv({ DATA_DIR: '/srv/site/data' })).toEqual({
    port: 3000,
    freezeTo: undefined,
    freezeUrl: 'http://localhost:3000',
    host: undefined,
    cmsUrls: ['http://127.0.0.1:1337'],
    dataDir: '/srv/site/data',
    origin: 'http://localhost:3000',
    proxies: 0,
    metrics: undefined,
    sharedCache: undefined,
  })
})

test('the public address gives the origin of canonical links, and has no path', () => {
  expect(readEnv({ PUBLIC_URL: 'https://nano.example.edu/' }).origin).toBe('https://nano.example.edu')
  expect(() => readEnv({ PUBLIC_URL: 'https://www.example.edu/nano' })).toThrow(
    'PUBLIC_URL must be without a path',
  )
  expect(() => readEnv({ PUBLIC_URL: 'nano.example.edu' })).toThrow('PUBLIC_URL must be an http or https')
})

test('behind proxies it listens to this machine only, unless HOST says otherwise', () => {
  expect(readEnv({ TRUSTED_PROXIES: '1', HOST: '' }).host).toBe('127.0.0.1')
  expect(readEnv({ TRUSTED_PROXIES: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('the CMS may answer at several addresses', () => {
  expect(readEnv({ CMS_URL: 'http://a:1337/, http://b:1337' }).cmsUrls).toEqual([
    'http://a:1337',
    'http://b:1337',
  ])
  expect(() => readEnv({ CMS_URL: 'http://a:1337,b' })).toThrow('CMS_URL must be an http or https address')
})

test('metrics are for this machine, unless METRICS_HOST says otherwise, and off without a port', () => {
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readEnv({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ port: 9464, host: '::' })
  expect(readEnv({ METRICS_PORT: '' }).metrics).toBeUndefined()
})

test('a shared cache keeps pages for a minute, and is purged where it can be', () => {
  expect(readEnv({ SHARED_CACHE: 'varnish', PURGE_URL: '' }).sharedCache).toEqual({
    convention: 'varnish',
    seconds: 60,
    purge: undefined,
  })
  const settings = { SHARED_CACHE: 'fastly', SHARED_CACHE_SECONDS: '86400' }
  const purge = { PURGE_URL: 'https://api.fastly.com/service/a/purge', PURGE_TOKEN: 'secret' }
  expect(readEnv({ ...settings, ...purge }).sharedCache).toEqual({
    convention: 'fastly',
    seconds: 86_400,
    purge: { url: 'https://api.fastly.com/service/a/purge', token: 'secret' },
  })
  expect(readEnv({ SHARED_CACHE: '', ...purge }).sharedCache).toBeUndefined()
})

test('a wrong value is refused with the cure', () => {
  expect(() => readEnv({ CMS_URL: 'cms:1337' })).toThrow('CMS_URL must be an http or https address')
  expect(() => readEnv({ PORT: 'web' })).toThrow('PORT must be a number')
  expect(() => readEnv({ METRICS_PORT: 'on' })).toThrow('METRICS_PORT must be a number')
  expect(() => readEnv({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT must be text or json')
  expect(() => readEnv({ SHARED_CACHE: 'squid' })).toThrow('SHARED_CACHE must be varnish')
  expect(() => readEnv({ SHARED_CACHE_SECONDS: '1h' })).toThrow('SHARED_CACHE_SECONDS must be a whole number')
  expect(() => readEnv({ PURGE_URL: 'cache' })).toThrow('PURGE_URL must be an http or https address')
  expect(() => readEnv({ FREEZE_URL: 'www' })).toThrow('FREEZE_URL must be an http or https address')
})
