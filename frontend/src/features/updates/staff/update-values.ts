import type { UpdateItemFragment } from '../queries.generated'

/** An update as the CMS has it. */
type StoredUpdate = Partial<Pick<UpdateItemFragment, 'title'>>

/** What the form shows of an update; nothing of a new one. */
export const valuesOf = (stored: StoredUpdate) => ({ title: stored.title ?? '' })
