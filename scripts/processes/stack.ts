import type { Environment } from '../environment/environment.ts'
import type { Program } from './keep-running.ts'
import { phase } from './phase.ts'
import { inRoot } from '../root.ts'
import { Sleep } from './sleep.ts'
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
  const sleep = environment.cmsMaySleep ? new Sleep(environment) : undefined
  const cmsHealth = `${environment.cmsUrl}/_health`
  await phase('starting the CMS', () =>
    run({
      start: () => {
        const cms = startHalf('cms', environment, { log, hear: sleep?.hearCms })
        sleep?.startedCms(cms)
        return cms
      },
      well: async (server) => {
        // Before, whoever asks is answered by what listens there while it sleeps.
        if (sleep) await Promise.race([sleep.portTaken(), server.ended])
        try {
          await waitUntilHealthy(server, cmsHealth, 204)
        } finally {
          await sleep?.over()
        }
      },
      asleep: (signal) => sleep?.untilNeeded(signal),
    }),
  )
  const health = `${environment.localUrl}/health`
  await phase('starting the front end', () =>
    run({
      start: () => {
        const frontend = startHalf('frontend', environment, { log, hear: sleep?.hearFrontend })
        sleep?.startedFrontend(frontend)
        return frontend
      },
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

interface Listening {
  log?: Log | undefined
  /** Gets what the half says on a channel that it is given for it. */
  hear?: ((message: unknown) => void) | undefined
}

/** Starts one half without waiting for it. */
export function startHalf(half: Half, environment: Environment, { log, hear }: Listening = {}): Server {
  const { args, env } = programs[half]
  return startServer(half, nodeProgram(...args), {
    cwd: inRoot(half),
    env: { ...env, ...environment[half], NODE_ENV: 'production' },
    log: (text) => log?.(half, text),
    ...(hear && { hear }),
  })
}
