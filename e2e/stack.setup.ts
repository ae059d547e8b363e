import { rmSync } from 'node:fs'
import { startSampleSite } from './sample-site.ts'
import { logs } from './server-logs.ts'

/**
 * Runs once before all specs: the site that visitors' tests share and staff's tests copy.
 * @returns what stops it after the last spec
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  rmSync(logs, { recursive: true, force: true })
  const { stop } = await startSampleSite('shared')
  return stop
}
