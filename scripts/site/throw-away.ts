import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { buildHalves } from '../build/build.ts'
import { readEnvironment, type Environment } from '../environment/environment.ts'
import type { Server } from '../processes/server.ts'
import { siteVariables } from '../processes/site-variables.ts'
import { startStack } from '../processes/stack.ts'

/**
 * Runs a site of its own on free ports of this machine, for as long as some work takes.
 * @param dataDir its data, with SQLite
 * @param variables secrets, and what else is not as usual
 */
export async function withSite<Result>(
  dataDir: string,
  variables: NodeJS.ProcessEnv,
  work: (environment: Environment) => Promise<Result>,
): Promise<Result> {
  await buildHalves()
  const temporary = path.join(dataDir, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const environment = readEnvironment({
    ...(await siteVariables(dataDir)),
    HOST: '127.0.0.1',
    SEED: 'false',
    ...variables,
  })
  const servers: Server[] = []
  try {
    await startStack(environment, async ({ start, well }) => {
      const server = start()
      servers.push(server)
      await well(server)
    })
    return await work(environment)
  } finally {
    for (const server of servers.reverse()) await server.stop()
  }
}
