import type { Environment } from './environment.ts'
import type { Program } from './keep-running.ts'
import { phase } from './phase.ts'
import { inRoot } from './root.ts'
import { nodeProgram, startServer, waitUntilHealthy, type Server } from './server.ts'

type Half = 'cms' | 'frontend'

/** Gets what the halves print, by their name. */
type Log = (half: Half, text: string) => void

/**
 * Starts both halves as they run in production, built before, one after the other.
 * @param run starts one and waits until it is well
 * @throws what `run` throws
 */
export async function startStack(
  environment: Environment,
  run: (program: Program) => Promise<void>,
  log?: Log,
): Promise<void> {
  const cmsHealth = `${environment.cmsUrl}/_health`
  await phase('starting the CMS', () =>
    run({
      start: () => startHalf('cms', environment, log),
      well: (server) => waitUntilHealthy(server, cmsHealth, 204),
    }),
  )
  const health = `${environment.localUrl}/health`
  await phase('starting the front end', () =>
    run({
      start: () => startHalf('frontend', environment, log),
      well: (server) => waitUntilHealthy(server, health, 200),
    }),
  )
}

/** Node itself instead of `npm start`: one signal then reaches one process, which can finish its requests. */
const programs: Record<Half, { args: string[]; env?: NodeJS.ProcessEnv }> = {
  cms: { args: ['dist/scripts/start.js'] },
  // With little memory, see `docs/operations.md`.
  frontend: { args: ['dist/server/main.js'], env: { MALLOC_ARENA_MAX: '1' } },
}

/** Starts one half without waiting for it. */
export function startHalf(half: Half, environment: Environment, log?: Log): Server {
  const { args, env } = programs[half]
  return startServer(half, nodeProgram(...args), {
    cwd: inRoot(half),
    env: { ...env, ...environment[half], NODE_ENV: 'production' },
    log: (text) => log?.(half, text),
  })
}
