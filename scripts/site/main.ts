import { parseArgs } from 'node:util'
import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import { erase } from './erase.ts'
import { freeze } from './freeze.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'
import type { Given, Verb } from './verb.ts'
import { verify } from './verify.ts'

const verbs: Readonly<Record<string, Verb>> = { backup, restore, verify, move, freeze, erase, doctor }

/** `npm run site -- VERB`: what is done to a site as a whole, from outside. @returns 0, or 2 for words it does not know */
export async function main([name = '', ...args]: string[]): Promise<number> {
  // Whatever is written holds content that is not public, or secrets.
  process.umask(0o077)
  const verb = verbs[name]
  if (verb === undefined) {
    const asked = ['', 'help', '--help', '-h'].includes(name)
    if (!asked) console.error(`"${name}" is nothing that can be done to a site.\n`)
    console.log(overview())
    return asked ? 0 : 2
  }
  const given = read(name, verb, args)
  if (typeof given === 'number') return given
  try {
    console.log(await verb.run(given))
    return 0
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    throw new Error('The disk is full. Make room and try again.', { cause: error })
  }
}

function read(name: string, verb: Verb, args: string[]): Given | number {
  const help = `npm run site -- ${name} ${verb.help}
  --env FILE               the .env of the site (default: the one beside package.json)`
  try {
    const options = {
      ...verb.options,
      env: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help === true) {
      console.log(`${help}\n\n${verb.summary}`)
      return 0
    }
    if (positionals.length !== verb.words)
      throw new Error(`It takes ${verb.words} word(s) beside its options, and got ${positionals.length}.`)
    const all: Record<string, unknown> = values
    const texts = (option: string) => [all[option]].flat().filter((value) => typeof value === 'string')
    return {
      words: positionals,
      text: (option) => texts(option)[0],
      texts,
      has: (option) => all[option] === true,
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    return 2
  }
}

const overview = (): string =>
  [
    'npm run site -- VERB [OPTIONS]',
    '',
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'npm run site -- VERB --help says more of each.',
  ].join('\n')
