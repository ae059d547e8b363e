import type { Noun } from '../../rules/noun'
import { requiredText } from '../../rules/text-rules'
import { requiredFile } from '../../rules/value-rules'
import schema from './content-types/facility/schema.json'

export const facility: Noun = {
  schema,
  readers: 'everybody',
  pages: ['facilities', 'addfacility'],
  named: ['name'],
  searched: [],
  attributes: {
    name: { rule: requiredText('Facility name') },
    image: { rule: requiredFile('Facility image'), label: 'Image' },
  },
  form: [['name'], ['image']],
  list: { columns: ['name', 'image', 'updatedAt'], sort: ['name', 'ASC'] },
  pictures: 'Facilities',
}
