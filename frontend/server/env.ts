import path from 'node:path'
import * as v from 'valibot'
import { conventionNames } from './shared-cache/conventions'
import type { SharedCacheSettings } from './shared-cache/shared-cache'

const address = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      `${name} must be an http or https address, such as http://127.0.0.1:1337.`,
    ),
  )

/** Separated by commas. */
const addresses = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim().replace(/\/+$/, ''))),
    v.array(address(name)),
  )

/** Digits alone: an empty value is no number. */
const wholeNumber = (message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number))

const port = (name: string) =>
  v.pipe(
    wholeNumber(`${name} must be a number, such as 3000.`),
    v.minValue(1, `${name} must be between 1 and 65535.`),
    v.maxValue(65535, `${name} must be between 1 and 65535.`),
  )

const emptyIsAbsent = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? undefined : text.trim())),
)

const schema = v.object({
  PORT: v.optional(port('PORT'), '3000'),
  HOST: v.optional(emptyIsAbsent),
  CMS_URL: v.optional(addresses('CMS_URL'), 'http://127.0.0.1:1337'),
  PUBLIC_URL: v.optional(
    v.pipe(
      address('PUBLIC_URL'),
      v.check(
        (text) => !URL.canParse(text) || new URL(text).pathname === '/',
        'PUBLIC_URL must be without a path: the site has an address of its own. FREEZE_URL may have one.',
      ),
    ),
  ),
  // The front end is started in its own folder.
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.minLength(1, 'DATA_DIR must be a folder, such as ./data.')),
    '../data',
  ),
  UPLOADS_DIR: v.optional(emptyIsAbsent),
  FREEZE_TO: v.optional(emptyIsAbsent),
  FREEZE_URL: v.optional(v.pipe(emptyIsAbsent, v.optional(address('FREEZE_URL')))),
  METRICS_PORT: v.optional(v.pipe(emptyIsAbsent, v.optional(port('METRICS_PORT')))),
  METRICS_HOST: v.optional(emptyIsAbsent),
  SHARED_CACHE: v.optional(
    v.picklist(['', ...conventionNames], 'SHARED_CACHE must be varnish, fastly or cloudflare.'),
  ),
  SHARED_CACHE_SECONDS: v.optional(
    wholeNumber('SHARED_CACHE_SECONDS must be a whole number: for how long a shared cache keeps a page.'),
    '60',
  ),
  PURGE_URL: v.optional(v.pipe(emptyIsAbsent, v.optional(address('PURGE_URL')))),
  PURGE_TOKEN: v.optional(emptyIsAbsent),
  LOG_FORMAT: v.optional(v.picklist(['', 'text', 'json'], 'LOG_FORMAT must be text or json.')),
  TRUSTED_PROXIES: v.optional(
    wholeNumber('TRUSTED_PROXIES must be a whole number: how many proxies stand before the site.'),
    '0',
  ),
})

export interface Env {
  port: number
  /** The address to listen at; undefined for all of the machine. */
  host: string | undefined
  /** Where the instances of the CMS answer, without a slash at the end. */
  cmsUrls: string[]
  /** The folder of what outlives the process. */
  dataDir: string
  /** The folder of the CMS's files, where this process may read it. */
  uploads: string | undefined
  /** The site's public origin, for canonical addresses. */
  origin: string
  /** The folder that the site is frozen into after each change; undefined for none. */
  freezeTo: string | undefined
  /** Where the public finds that folder, without a slash at the end. */
  freezeUrl: string
  /** How many proxies stand before this process and write X-Forwarded-For. */
  proxies: number
  /** Where Prometheus reads how it goes; undefined for nowhere. */
  metrics: { port: number; host: string } | undefined
  /** A cache before the site that visitors share; undefined for none. */
  sharedCache: SharedCacheSettings | undefined
}

const conventionOf = (name: string | undefined) => conventionNames.find((one) => one === name)

/**
 * The front end's settings; this is the only reader of the environment, but for LOG_FORMAT (`log.ts`), which the
 * process that renders follows too and is only checked here.
 *
 * @throws Error with one line for each wrong value, saying the cure
 */
export function readEnv(environment: NodeJS.ProcessEnv): Env {
  const result = v.safeParse(schema, environment)
  if (!result.success) {
    throw new Error(
      [
        'The environment needs a change (see .env.example):',
        ...result.issues.map(({ message }) => `- ${message}`),
      ].join('\n'),
    )
  }
  const { PORT, HOST, CMS_URL, DATA_DIR, UPLOADS_DIR, FREEZE_TO, FREEZE_URL, TRUSTED_PROXIES } = result.output
  const { METRICS_PORT, METRICS_HOST = '127.0.0.1' } = result.output
  const { SHARED_CACHE_SECONDS, PURGE_URL, PURGE_TOKEN } = result.output
  const convention = conventionOf(result.output.SHARED_CACHE)
  const { PUBLIC_URL = `http://localhost:${String(PORT)}` } = result.output
  // Who passes the proxies by could write what only they may.
  const hostOfItself = TRUSTED_PROXIES > 0 ? '127.0.0.1' : undefined
  return {
    port: PORT,
    host: HOST ?? hostOfItself,
    cmsUrls: CMS_URL,
    dataDir: path.resolve(DATA_DIR),
    uploads: UPLOADS_DIR && path.resolve(UPLOADS_DIR),
    origin: new URL(PUBLIC_URL).origin,
    freezeTo: FREEZE_TO && path.resolve(FREEZE_TO),
    freezeUrl: (FREEZE_URL ?? new URL(PUBLIC_URL).origin).replace(/\/+$/, ''),
    proxies: TRUSTED_PROXIES,
    metrics: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST },
    sharedCache: convention && {
      convention,
      seconds: SHARED_CACHE_SECONDS,
      purge: PURGE_URL === undefined ? undefined : { url: PURGE_URL, token: PURGE_TOKEN },
    },
  }
}
