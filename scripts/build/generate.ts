import { runScript } from '../processes/command.ts'
import { phase } from '../processes/phase.ts'
import { buildCms } from './build.ts'

/** In this order: the front end's documents are typed by the schema that the CMS writes. */
const halves = ['cms', 'frontend'] as const

/**
 * Writes every generated file anew, by the CMS as it was built last.
 * @throws Error with the generator's output
 */
export async function generate(): Promise<void> {
  for (const half of halves) {
    const { code, output } = await runScript(half, 'generate')
    if (code !== 0) throw new Error(`${output}\n\nGenerating the files of ${half}/ failed; above is why.`)
  }
}

/** `npm run generate` */
export async function main(): Promise<number> {
  await buildCms()
  await phase('writing the schema of the CMS and the typed documents of the front end', generate)
  return 0
}
