import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../processes/is-alive.mjs'

/** The name carries the process, so that the next one can tell what a killed one left. */
const form = /^\.site-(\d+)-\w{6}$/

/**
 * A folder for what is not finished, which goes with this process, or with the next one when this is killed.
 * @param parent where it stands, for a rename of what is in it to be whole or not at all; is made
 */
export function scratchFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    const pid = Number(form.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(path.join(parent, `.site-${String(process.pid)}-`))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
