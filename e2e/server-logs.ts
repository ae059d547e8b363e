import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../scripts/root.ts'

/** Where the servers' lines are kept until the next run, in a folder for each site. */
export const logs = inRoot('test-results/servers')

export const serverNames = ['cms', 'frontend'] as const

export const logsOf = (site: string): string => path.join(logs, site)

export const logFile = (name: string, site: string): string => path.join(logsOf(site), `${name}.log`)

/** What a server of the site under test has printed so far. */
export function readLog(name: string): string {
  const file = logFile(name, process.env['SITE_NAME'] ?? '')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
