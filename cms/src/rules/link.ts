import { webAddress } from './hints'
import type { Part } from './rules'
import { requiredHttpUrl, requiredText } from './text-rules'

/** A web page and what it is called. */
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
