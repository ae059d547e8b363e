import { paragraphs } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { place } from '../../rules/place'
import { optionalLongText, requiredText } from '../../rules/text-rules'
import { requiredFile } from '../../rules/value-rules'
import schema from './content-types/facility/schema.json'

export const facility: Noun = {
  schema,
  readers: 'everybody',
  pages: ['facilities', 'addfacility'],
  named: ['name'],
  searched: ['description'],
  ordered: 'position',
  attributes: {
    name: { rule: requiredText('Facility name') },
    description: {
      rule: optionalLongText('Description'),
      hint: paragraphs,
    },
    image: { rule: requiredFile('Facility image'), label: 'Image' },
    position: place,
  },
  form: [['name'], ['description'], ['image'], ['position']],
  list: { columns: ['name', 'image', 'position', 'updatedAt'], sort: ['position', 'ASC'] },
  pictures: 'Facilities',
}
