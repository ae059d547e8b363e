import type { Core } from '@strapi/strapi'

export interface AdminAccount {
  email: string
  password: string
  firstname: string
  lastname: string
}

/** Strapi's own rules for the password of an administrator, and one more that bcrypt brings. */
const passwordRules: readonly (readonly [(password: string) => boolean, string])[] = [
  [(password) => password.length >= 8, 'at least 8 characters'],
  [(password) => /[a-z]/.test(password), 'a small letter'],
  [(password) => /[A-Z]/.test(password), 'a capital letter'],
  [(password) => /\d/.test(password), 'a digit'],
  // bcrypt reads the first 72 bytes only.
  [(password) => Buffer.byteLength(password) <= 72, 'at most 72 bytes'],
]

/** @throws Error that names everything that is missing */
export function checkAccount({ email, password, firstname }: AdminAccount): void {
  const problems: string[] = []
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.push('the e-mail must look like name@university.example')
  if (firstname.trim() === '') problems.push('the first name is required')
  const missing = passwordRules.filter(([holds]) => !holds(password)).map(([, rule]) => rule)
  if (missing.length > 0) problems.push(`the password needs ${missing.join(', ')}`)
  if (problems.length > 0) throw new Error(`The administrator was not created: ${problems.join('; ')}.`)
}

interface UserService {
  exists(filter: { email: string }): Promise<boolean>
  create(user: object): Promise<unknown>
  resetPasswordByEmail(email: string, password: string): Promise<void>
}

interface RoleService {
  getSuperAdmin(): Promise<{ id: number }>
}

/**
 * Creates a super administrator as `strapi admin:create-user` does, or gives one that has forgotten it the new password:
 * no e-mail leaves the site that could bring it.
 * @returns whether there was one of this address
 */
export async function createAdministrator(
  strapi: Core.Strapi,
  account: AdminAccount,
): Promise<'created' | 'renewed'> {
  checkAccount(account)
  const users = strapi.service('admin::user') as UserService
  const roles = strapi.service('admin::role') as RoleService
  const email = account.email.trim().toLowerCase()
  if (await users.exists({ email })) {
    await users.resetPasswordByEmail(email, account.password)
    return 'renewed'
  }
  const { id } = await roles.getSuperAdmin()
  await users.create({ ...account, email, isActive: true, registrationToken: null, roles: [id] })
  return 'created'
}
