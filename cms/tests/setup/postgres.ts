import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'
import { prepare } from './prepare'

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const postgres = await startPostgres()
  try {
    const end = await prepare(project, postgres.url)
    return async () => {
      await end()
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
