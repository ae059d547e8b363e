import { randomUUID } from 'node:crypto'
import type { Noun } from '../../rules/noun'
import { accept, type Rule } from '../../rules/rules'
import { isAbsent, requiredText } from '../../rules/text-rules'
import { moment } from '../../rules/value-rules'
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
  scheduled: true,
  attributes: {
    title: {
      rule: requiredText('Title', { max: 1000 }),
      hint: 'One line; it runs through the ticker of the home page.',
    },
    key: { rule: key() },
    publishAt: { rule: moment('Visible from'), hint: 'Visitors see it from then on; at once when left out.' },
    endAt: { rule: moment('Visible until'), hint: 'Visitors do not see it any more from then on.' },
  },
  together: [
    {
      rule: 'inOrder',
      first: 'publishAt',
      second: 'endAt',
      message: 'The end must not be before the beginning',
    },
  ],
  form: [['title'], ['publishAt', 'endAt']],
  list: { columns: ['title', 'createdAt', 'publishAt', 'endAt'], sort: ['createdAt', 'DESC'] },
  pictures: 'Gallery',
}
