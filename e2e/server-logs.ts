import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../scripts/root.ts'

/** Where the servers' lines are kept until the next run. */
export const logs = inRoot('test-results/servers')

export const serverNames = ['cms', 'frontend'] as const

export const logFile = (name: string): string => path.join(logs, `${name}.log`)

/** What a server of this run has printed so far. */
export function readLog(name: string): string {
  return existsSync(logFile(name)) ? readFileSync(logFile(name), 'utf8') : ''
}
