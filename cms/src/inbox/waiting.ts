import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { PreviewEntry } from '../import/proposals'
import { deletedKeys, proposalsOf } from './known'
import { inboxItems, type InboxItem } from './table'

/** What waits, newest found last; the number of an entry is that of its row. What has been taken since is left out. */
export async function waitingEntries(strapi: Core.Strapi): Promise<PreviewEntry[]> {
  const deleted = await deletedKeys(strapi)
  const rows = (await inboxItems(strapi).findMany({
    where: { state: 'waiting' },
    orderBy: { id: 'asc' },
  })) as InboxItem[]
  const waiting = rows.filter(({ key }) => !deleted.has(key))
  return (await proposalsOf(strapi, waiting, { joinEntries: true })).flatMap((entry, at) => {
    const row = waiting[at]
    return row === undefined || entry.state === 'duplicate' ? [] : [{ ...entry, index: row.id }]
  })
}

/** Lets staff never be asked about a paper again, or take that back. @throws NotFoundError */
export async function dismiss(strapi: Core.Strapi, index: number, dismissed: boolean): Promise<void> {
  const state: InboxItem['state'] = dismissed ? 'settled' : 'waiting'
  const { count } = await inboxItems(strapi).updateMany({ where: { id: index }, data: { state } })
  if (count === 0) throw new errors.NotFoundError('This paper is not in the inbox any more.')
}
