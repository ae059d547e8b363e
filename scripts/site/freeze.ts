import path from 'node:path'
import { buildHalves } from '../build/build.ts'
import { run } from '../processes/command.ts'
import type { Environment } from '../environment/environment.ts'
import { phase } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { freePort, waitUntilHealthy } from '../processes/server.ts'
import { startHalf } from '../processes/stack.ts'
import { backUpForVersion } from '../upgrade.ts'
import { presentPlace } from './place.ts'
import type { Given, Verb } from './verb.ts'

export const freeze: Verb = {
  summary: 'writes the whole public site into a folder of plain files, which any web server serves',
  words: 0,
  options: { to: { type: 'string' }, url: { type: 'string' } },
  help: `--to FOLDER [OPTIONS]
  --to FOLDER              empty, or frozen into before; only what has changed is written (default: FREEZE_TO)
  --url ADDRESS            where the public will find the folder (default: FREEZE_URL, else PUBLIC_URL)`,
  run: freezeSite,
}

async function freezeSite(given: Given): Promise<string> {
  const { environment } = presentPlace(given)
  const to = given.text('to') ?? environment.frontend['FREEZE_TO']
  if (to === undefined || to === '') throw new Error('Give the folder for the files by --to FOLDER.')
  await buildHalves()
  return withCms(environment, async (cmsUrl) => {
    const env = {
      ...environment.frontend,
      CMS_URL: cmsUrl,
      FREEZE_TO: path.resolve(to),
      FREEZE_URL: given.text('url') ?? environment.frontend['FREEZE_URL'] ?? '',
      NODE_ENV: 'production',
    }
    const { code, output } = await phase('freezing', () =>
      run(process.execPath, [inRoot('frontend/dist/server/freeze.js')], { cwd: inRoot('frontend'), env }),
    )
    if (code !== 0) throw new Error(output.trim())
    return output.trim()
  })
}

/** Asks the CMS that runs, or one that is started for it. */
async function withCms<Result>(
  environment: Environment,
  work: (cmsUrl: string) => Promise<Result>,
): Promise<Result> {
  const running = environment.frontend['CMS_URL'] ?? environment.cmsUrl
  const patience = environment.cmsMaySleep ? 60_000 : 3000
  for (const url of running.split(',')) if (await answers(url, patience)) return work(running)
  await backUpForVersion(environment)
  const port = await freePort()
  const url = `http://127.0.0.1:${String(port)}`
  const server = startHalf('cms', {
    ...environment,
    cms: { ...environment.cms, CMS_HOST: '127.0.0.1', CMS_PORT: String(port), LOG_LEVEL: 'warn' },
  })
  try {
    await phase('starting the CMS', () => waitUntilHealthy(server, `${url}/_health`, 204))
    return await work(url)
  } finally {
    await server.stop()
  }
}

async function answers(url: string, patience: number): Promise<boolean> {
  try {
    return (await fetch(`${url}/_health`, { signal: AbortSignal.timeout(patience) })).status === 204
  } catch {
    // Then one is started, which says what is wrong.
    return false
  }
}
