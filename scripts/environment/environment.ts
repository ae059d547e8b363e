import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { needSameDataDir } from './data-place.ts'
import { inRoot, root } from '../root.ts'
import { completeSecrets } from './secrets.ts'

/** What the scripts need to know to start both halves. */
export interface Environment {
  /** Port of the public site. */
  port: number
  /** The address it listens at; undefined for all of the machine. */
  host: string | undefined
  /** Where it is reached from this machine, without a slash at the end. */
  localUrl: string
  /** Address and port that the CMS listens at. */
  cmsHost: string
  cmsPort: number
  /** Where the CMS that is started here is reached, without a slash at the end. */
  cmsUrl: string
  /** Whether it may sleep (CMS_SLEEP). */
  cmsMaySleep: boolean
  /** The site's address as visitors type it, without a slash at the end. */
  publicUrl: string
  /** Absolute folder of the database and the uploads. */
  dataDir: string
  /** Everything that the CMS process is given. */
  cms: NodeJS.ProcessEnv
  /** Everything that the front end's process is given: it answers the public, so nothing that it has no use for. */
  frontend: NodeJS.ProcessEnv
}

/** What the front end reads (`frontend/server/env.ts`), then what Node and npm may need of any machine. */
const forFrontend = new Set(
  `PORT HOST CMS_URL PUBLIC_URL DATA_DIR UPLOADS_DIR TRUSTED_PROXIES FREEZE_TO FREEZE_URL METRICS_PORT METRICS_HOST LOG_FORMAT
  SHARED_CACHE SHARED_CACHE_SECONDS PURGE_URL PURGE_TOKEN
  PATH HOME USER SHELL TERM LANG LANGUAGE LC_ALL TZ TMPDIR TMP TEMP LD_LIBRARY_PATH LD_PRELOAD
  NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NO_COLOR FORCE_COLOR MALLOC_ARENA_MAX
  SYSTEMROOT WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA`.split(/\s+/),
)

/**
 * The environment of a command: the process's own variables, then those of the project's `.env`, whose secrets
 * are made when they are missing.
 * @param file the `.env` file
 * @param own the process's own variables; an empty one is none
 * @throws Error that lists every wrong variable with its cure, or says that secrets or the place of the data were lost
 */
export function loadEnvironment(file = inRoot('.env'), own = process.env): Environment {
  const before = variablesOf(file)
  const { dataDir } = presentEnvironment(file, own)
  if (!own['DATA_DIR']?.trim()) needSameDataDir(file, before['DATA_DIR']?.trim() ? dataDir : undefined)
  const added = completeSecrets(file, own, dataDir)
  if (added.length > 0) console.log(`  wrote new secrets to .env: ${added.join(', ')}`)
  return presentEnvironment(file, own)
}

/**
 * The same as it is, for a command that starts nothing: what is missing stays so.
 * @throws Error that lists every wrong variable with its cure
 */
export function presentEnvironment(file = inRoot('.env'), own = process.env): Environment {
  const added = Object.entries(variablesOf(file)).filter(([name]) => !own[name]?.trim())
  return readEnvironment({ ...own, ...Object.fromEntries(added) })
}

const variablesOf = (file: string): NodeJS.ProcessEnv =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/**
 * Reads the variables that the scripts themselves use, and completes what both halves are given.
 * The rest is checked by the half that reads it.
 * @param source variables by name
 * @throws Error that lists every wrong variable with its cure
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const problems: string[] = []
  const text = (name: string): string | undefined => {
    const value = source[name]?.trim()
    return value === '' ? undefined : value
  }

  const port = (name: string, fallback: number): number => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number
    problems.push(
      `${name} is "${value}". Give a port from 1 to 65535, or leave it out for ${String(fallback)}.`,
    )
    return fallback
  }

  const address = (name: string, fallback: string, value = text(name) ?? fallback): string => {
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
    problems.push(`${name} is "${value}". Give an address like https://group.example.edu.`)
    return fallback
  }

  const sitePort = port('PORT', 3000)
  const cmsPort = port('CMS_PORT', 1337)
  if (sitePort === cmsPort)
    problems.push(`PORT and CMS_PORT are both ${String(cmsPort)}. Give them different ports.`)
  const cmsHost = text('CMS_HOST') ?? '127.0.0.1'
  const cmsUrl = localAddress(cmsHost, cmsPort)
  const cmsUrls = (text('CMS_URL') ?? cmsUrl)
    .split(',')
    .map((part) => address('CMS_URL', cmsUrl, part.trim()))
  // Who passes the proxies by could write what only they may; the same stands in frontend/server/env.ts.
  const host = text('HOST') ?? (Number(text('TRUSTED_PROXIES')) > 0 ? '127.0.0.1' : undefined)
  const publicUrl = address('PUBLIC_URL', `http://localhost:${String(sitePort)}`)
  if (new URL(publicUrl).pathname !== '/')
    problems.push(
      `PUBLIC_URL is "${publicUrl}". The site has an address of its own, without a path; only a frozen copy can stand in a ` +
        'folder of another site (FREEZE_URL).',
    )
  const dataDir = path.resolve(root, text('DATA_DIR') ?? 'data')
  const freezeTo = text('FREEZE_TO')
  if (problems.length > 0) throw new Error(`The environment is not right:\n- ${problems.join('\n- ')}`)

  const cms: NodeJS.ProcessEnv = {
    ...source,
    PORT: String(sitePort),
    CMS_HOST: cmsHost,
    CMS_PORT: String(cmsPort),
    CMS_URL: cmsUrls.join(','),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    // Files in a bucket are the CMS's to fetch.
    ...(text('S3_BUCKET') === undefined && {
      UPLOADS_DIR: text('UPLOADS_DIR') ?? path.join(dataDir, 'public/uploads'),
    }),
    SEED: text('SEED') ?? 'true',
    ...(freezeTo !== undefined && { FREEZE_TO: path.resolve(root, freezeTo) }),
  }
  // Windows writes names in any case.
  const frontend = Object.fromEntries(
    Object.entries(cms).filter(([name]) => forFrontend.has(name.toUpperCase())),
  )
  const localUrl = localAddress(host ?? '::', sitePort)
  const cmsMaySleep = text('CMS_SLEEP') !== undefined
  return {
    port: sitePort,
    host,
    localUrl,
    cmsHost,
    cmsPort,
    cmsUrl,
    cmsMaySleep,
    publicUrl,
    dataDir,
    cms,
    frontend,
  }
}

/** Who listens everywhere is reached over loopback. */
function localAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`
}
