import { randomUUID } from 'node:crypto'
import { accept, type Rules } from '../../rules/rules'
import { isAbsent, requiredText } from '../../rules/text-rules'

const key = requiredText('Key')

export const updateRules: Rules = {
  title: requiredText('Title', { max: 1000 }),
  // The browser makes the key so that sending twice creates once; who writes in the admin needs none.
  key: (value) => (isAbsent(value) ? accept(randomUUID()) : key(value)),
}
