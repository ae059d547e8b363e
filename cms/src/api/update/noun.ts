import { randomUUID } from 'node:crypto'
import type { Noun } from '../../rules/noun'
import { accept, type Rule } from '../../rules/rules'
import { scheduleFields, scheduleInOrder, scheduleRow } from '../../rules/schedule'
import { isAbsent, requiredText } from '../../rules/text-rules'
import schema from './content-types/update/schema.json'

/** The browser makes the key so that sending twice creates once; who writes in the admin needs none. */
function key(): Rule {
  const { check, ...given } = requiredText('Key')
  return { ...given, check: (value) => (isAbsent(value) ? accept(randomUUID()) : check(value)) }
}

export const update: Noun = {
  schema,
  readers: 'everybody',
  pages: ['updates', 'addupdates'],
  named: ['title'],
  searched: [],
  scheduled: true,
  attributes: {
    title: {
      rule: requiredText('Title', { max: 1000 }),
      hint: 'One line; it runs through the ticker of the home page.',
    },
    key: { rule: key() },
    ...scheduleFields,
  },
  together: [scheduleInOrder],
  form: [['title'], scheduleRow],
  list: { columns: ['title', 'createdAt', 'draft', 'publishAt', 'endAt'], sort: ['createdAt', 'DESC'] },
  pictures: 'Gallery',
}
