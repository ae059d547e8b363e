import type { Part } from '../../rules/rules'
import { requiredText } from '../../rules/text-rules'

export const author: Part = {
  uid: 'publication.author',
  named: ['name'],
  attributes: {
    name: {
      rule: requiredText('Author'),
      label: 'Name',
      hint: 'As in the article.',
      placeholder: 'Smith, Jr., J.',
    },
  },
  form: [['name']],
}
