import type { Environment } from './environment.ts'
import { phase } from './phase.ts'
import { inRoot } from './root.ts'
import { startServer, waitUntilHealthy, type Server } from './server.ts'

/** Both halves, running. */
export interface Stack {
  cms: Server
  frontend: Server
}

/** Who is told what while the halves start. */
export interface Listeners {
  /** Gets each server at once, so that it can be stopped before it is well. */
  started: (server: Server) => void
  /** Gets what the servers print, by their name. */
  log?: (name: string, text: string) => void
}

/**
 * Starts both halves as they run in production, built before, and waits until both are well.
 * Stopping them, also after a failed start, is up to who was told of them.
 * @throws Error with the last lines of the half that did not start
 */
export async function startStack(environment: Environment, listeners: Listeners): Promise<Stack> {
  const cms = startHalf('cms', environment, listeners)
  await phase('starting the CMS', () => waitUntilHealthy(cms, `${environment.cmsUrl}/_health`, 204))
  const frontend = startHalf('frontend', environment, listeners)
  await phase('starting the front end', () =>
    waitUntilHealthy(frontend, `http://127.0.0.1:${String(environment.port)}/health`, 200),
  )
  return { cms, frontend }
}

/** Node itself instead of `npm start`: one signal then reaches one process, which can finish its requests. */
const programs: Record<'cms' | 'frontend', { args: string[]; env?: NodeJS.ProcessEnv }> = {
  cms: { args: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'] },
  // With little memory, see `docs/operations.md`.
  frontend: { args: ['dist/server/main.js'], env: { MALLOC_ARENA_MAX: '1' } },
}

/** Starts one half without waiting for it. */
export function startHalf(
  name: 'cms' | 'frontend',
  environment: Environment,
  { started, log }: Listeners,
): Server {
  const { args, env } = programs[name]
  const server = startServer(name, [process.execPath, ...args], {
    cwd: inRoot(name),
    env: { ...env, ...environment[name], NODE_ENV: 'production' },
    log: (text) => log?.(name, text),
  })
  started(server)
  return server
}
