import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { makePictures } from './pictures'
import { freePort } from './free-port'
import { cmsEnvironment, cmsFolder, runScript, start, type InstanceOptions } from './instance'
import { makeAttemptsCheap } from './staff'

/** What the tests are told about the CMS that was started for them. */
export interface CmsUnderTest extends Pick<InstanceOptions, 'dataDir' | 'seedDir' | 'databaseUrl'> {
  url: string
  pid: number | undefined
  logFile: string
  /** Where it tells of itself. */
  metricsPort: number
  /** An API token that may do everything, for the writes of the tests. */
  token: string
  /** The session of an administrator in Strapi's admin. */
  adminToken: string
  /** What a stranger was told who tried to make himself administrator when there was none. */
  firstRegistration: { status: number; body: unknown; hadAdmin: boolean }
}

declare module 'vitest' {
  export interface ProvidedContext {
    cms: CmsUnderTest
  }
}

const admin = { email: 'admin@example.org', password: 'Sample-Password-1', firstname: 'Test' }

const post = (url: string, body: unknown, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

async function signIn(url: string): Promise<string> {
  const { email, password } = admin
  const login = (await (await post(`${url}/admin/login`, { email, password })).json()) as {
    data: { token: string }
  }
  return login.data.token
}

async function apiToken(url: string, adminToken: string): Promise<string> {
  const request = { name: 'tests', description: '', type: 'full-access', lifespan: null }
  const made = (await (await post(`${url}/admin/api-tokens`, request, adminToken)).json()) as {
    data: { accessKey: string }
  }
  return made.data.accessKey
}

async function tryToRegister(url: string): Promise<CmsUnderTest['firstRegistration']> {
  const init = (await (await fetch(`${url}/admin/init`)).json()) as { data: { hasAdmin: boolean } }
  const response = await post(`${url}/admin/register-admin`, { ...admin, email: 'stranger@example.org' })
  return { status: response.status, body: await response.json(), hadAdmin: init.data.hasAdmin }
}

/** Starts a CMS on an empty database with the fixtures, makes the tests' token, and answers how to end all of it. */
export async function prepare(project: TestProject, databaseUrl?: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `cms-${project.name}-`))
  const seedDir = join(folder, 'seed')
  cpSync(join(cmsFolder, 'tests/fixtures/seed'), seedDir, { recursive: true })
  await makePictures(seedDir)

  const metricsPort = await freePort()
  const options: InstanceOptions = {
    dataDir: join(folder, 'data'),
    seedDir,
    seed: true,
    databaseUrl,
    variables: { CMS_METRICS_PORT: String(metricsPort) },
  }
  const environment = cmsEnvironment(options)
  const instance = await start(options)
  await makeAttemptsCheap(options)
  const firstRegistration = await tryToRegister(instance.url)
  await runScript('create-admin', {
    ...environment,
    ADMIN_EMAIL: admin.email,
    ADMIN_FIRSTNAME: admin.firstname,
    ADMIN_PASSWORD: admin.password,
  })
  const { url, pid, logFile } = instance
  const adminToken = await signIn(url)
  const token = await apiToken(url, adminToken)
  const { dataDir } = options
  project.provide('cms', {
    url,
    pid,
    logFile,
    metricsPort,
    token,
    adminToken,
    firstRegistration,
    dataDir,
    seedDir,
    databaseUrl,
  })
  return async () => {
    await instance.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
