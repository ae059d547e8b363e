import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * The address of a program of the scripts in plain JavaScript, see `translate.mjs`, which runs in a process of its own.
 * @param {string} program from the root of the project
 */
export const translated = (program) =>
  execFileSync(process.execPath, [fileURLToPath(new URL('translate.mjs', import.meta.url)), program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
