import { parseArgs } from 'node:util'
import { checkAccount, createAdministrator, type AdminAccount } from '../src/startup/admin-account'
import { Terminal } from './terminal'
import { withStrapi } from './with-strapi'

type Name = keyof AdminAccount

/** Where each answer may come from. The password is no flag: other users of the machine can read the flags. */
const questions: readonly { name: Name; variable: string; question: string; optional?: boolean }[] = [
  { name: 'email', variable: 'ADMIN_EMAIL', question: 'E-mail: ' },
  { name: 'firstname', variable: 'ADMIN_FIRSTNAME', question: 'First name: ' },
  { name: 'lastname', variable: 'ADMIN_LASTNAME', question: 'Last name: ', optional: true },
  { name: 'password', variable: 'ADMIN_PASSWORD', question: 'Password (is not shown): ' },
]

const help = `npm run admin:create -- [OPTIONS]
Makes an administrator of Strapi's admin; one who is there already gets the new password. What is not given is asked for.
  --email ADDRESS      or ADMIN_EMAIL
  --firstname NAME     or ADMIN_FIRSTNAME
  --lastname NAME      or ADMIN_LASTNAME; may be left out
The password is read from ADMIN_PASSWORD.`

/** @throws Error for an option that there is not */
function readFlags() {
  return parseArgs({
    options: {
      email: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values
}

async function collect(flags: ReturnType<typeof readFlags>): Promise<AdminAccount> {
  const account: AdminAccount = { email: '', password: '', firstname: '', lastname: '' }
  const given = (name: Name, variable: string) =>
    (name === 'password' ? undefined : flags[name]) ?? process.env[variable]
  const open = questions.filter(({ name, variable }) => given(name, variable) === undefined)
  const terminal = open.length > 0 && process.stdin.isTTY ? new Terminal() : undefined
  for (const { name, variable, question, optional } of questions) {
    const value = given(name, variable)
    if (value !== undefined) account[name] = value
    else if (terminal !== undefined) account[name] = await terminal.ask(question, name === 'password')
    else if (!optional) throw new Error(`Set ${variable}, or run the command in a terminal, where it asks.`)
  }
  terminal?.close()
  return account
}

async function main(): Promise<void> {
  const flags = readFlags()
  if (flags.help) {
    console.log(help)
    return
  }
  const account = await collect(flags)
  checkAccount(account)
  await withStrapi(async (strapi) => {
    const done = await createAdministrator(strapi, account)
    console.log(
      (done === 'created'
        ? `Created the administrator ${account.email}.`
        : `The administrator ${account.email} was there already, and has the new password.`) +
        ` Sign in at ${strapi.config.get<string>('admin.absoluteUrl')}`,
    )
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
