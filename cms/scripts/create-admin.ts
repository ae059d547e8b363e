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

const flags = parseArgs({
  options: { email: { type: 'string' }, firstname: { type: 'string' }, lastname: { type: 'string' } },
}).values

async function collect(): Promise<AdminAccount> {
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

collect()
  .then((account) => {
    checkAccount(account)
    return withStrapi(async (strapi) => {
      const done = await createAdministrator(strapi, account)
      console.log(
        (done === 'created'
          ? `Created the administrator ${account.email}.`
          : `The administrator ${account.email} was there already, and has the new password.`) +
          ` Sign in at ${strapi.config.get<string>('admin.absoluteUrl')}`,
      )
    })
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
