import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../root.ts'

/** Runs `npm run site -- …` as an operator does. @returns 0. @throws Error with what it said, when it failed */
export async function runSite(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'site', ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm run site -- ${args.join(' ')} failed:\n${said}`)
  return 0
}

/** The backup that was written last into a folder. */
export const newestIn = (folder: string): string => path.join(folder, readdirSync(folder).sort().at(-1) ?? '')
