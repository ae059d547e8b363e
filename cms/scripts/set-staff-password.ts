import { parseArgs } from 'node:util'
import { sha256 } from '../src/api/staff/password'
import { weakness } from '../src/environment/weakness'
import { changePassword } from '../src/api/staff/password-store'
import { Terminal } from './terminal'
import { withStrapi } from './with-strapi'

/** A new password as its SHA-256, and how to tell whose it is. */
interface NewPassword {
  hash: string
  from: string
}

/** The SHA-256 of an older site's password, which nobody needs to know to take it over. */
function takenOver(hash: string): NewPassword {
  if (!/^[0-9a-f]{64}$/i.test(hash)) {
    throw new Error('--legacy-sha256 takes the 64 hexadecimal digits of a SHA-256 hash. Nothing was changed.')
  }
  return { hash, from: 'the one of the SHA-256 hash' }
}

function checked(text: string, name: string): string {
  const problem = weakness(text)
  if (problem !== undefined) throw new Error(`${name} ${problem}. Nothing was changed.`)
  return sha256(text)
}

async function typed(): Promise<NewPassword> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Run the command in a terminal, where it asks, or set NEW_STAFF_PASSWORD. Nothing was changed.',
    )
  }
  const terminal = new Terminal()
  try {
    const first = await terminal.ask('New staff password (is not shown): ', true)
    const hash = checked(first, 'The password')
    const second = await terminal.ask('Once more: ', true)
    if (first !== second) throw new Error('You typed two different passwords. Nothing was changed.')
    return { hash, from: 'the one you typed' }
  } finally {
    terminal.close()
  }
}

/**
 * The password is no flag: other users of the machine can read the flags. Of a hash they learn less. It is not
 * `STAFF_PASSWORD` either, where the first one may still stand, which this command shall replace.
 */
async function newPassword(): Promise<NewPassword> {
  const legacy = parseArgs({ options: { 'legacy-sha256': { type: 'string' } } }).values['legacy-sha256']
  if (legacy !== undefined) return takenOver(legacy)
  const given = process.env['NEW_STAFF_PASSWORD']
  if (given) return { hash: checked(given, 'NEW_STAFF_PASSWORD'), from: 'what NEW_STAFF_PASSWORD says' }
  return typed()
}

newPassword()
  .then(({ hash, from }) =>
    withStrapi(async (strapi) => {
      await changePassword(strapi, hash)
      console.log(`The staff password is now ${from}. Whoever was signed in must sign in again.`)
    }),
  )
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
