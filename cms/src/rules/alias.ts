import type { Part } from './rules'
import { requiredText } from './text-rules'

/** Another name under which somebody publishes. */
export const alias: Part = {
  uid: 'member.alias',
  named: ['name'],
  attributes: {
    name: {
      rule: requiredText('Alias'),
      label: 'Name',
      hint: 'As in the article.',
      placeholder: 'Sample, A.',
    },
  },
  form: [['name']],
}
