import { nouns } from '../../../nouns'
import type { ChangeEntryFragment } from './queries.generated'

const done: Record<ChangeEntryFragment['action'], string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back from the trash',
  revert: 'put back to an earlier state',
  order: 'put into another order',
}

/** What happened to what kind of thing: "Event changed". */
export function actionInWords({
  action,
  type,
  importId = null,
}: Pick<ChangeEntryFragment, 'action' | 'type'> & { importId?: string | null }): string {
  const what = `${action === 'order' ? 'Gallery' : nouns[type].word} ${done[action]}`
  if (importId === null) return what
  return action === 'revert' ? `${what}, with its whole import` : `${what} by an import`
}

/** Who did it. @param actor as the CMS names it: staff, admin with a name, token with a name, or server */
export function actorInWords(actor: string): string {
  const [role, ...name] = actor.split(' ')
  const roles: Record<string, string> = {
    staff: 'Staff',
    admin: 'Administrator',
    token: 'API token',
    server: 'The server itself',
  }
  return [roles[role ?? ''] ?? role, ...name].join(' ')
}
