import { webAddress } from '../../rules/hints'
import type { Part } from '../../rules/rules'
import { requiredHttpUrl, requiredText } from '../../rules/text-rules'

export const link: Part = {
  uid: 'site.link',
  named: ['label'],
  attributes: {
    label: { rule: requiredText('Label', { missing: 'The label is required' }), size: 4 },
    url: {
      rule: requiredHttpUrl('Address', 'The address must start with http:// or https://'),
      ...webAddress,
      size: 8,
    },
  },
  form: [['label', 'url']],
}
