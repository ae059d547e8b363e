import { paragraphs, placeHint } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { optionalLongText, requiredText } from '../../rules/text-rules'
import { requiredFile, wholeNumber } from '../../rules/value-rules'
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
    position: {
      rule: wholeNumber('Place', { min: 1, max: 9999 }),
      hint: placeHint,
      size: 4,
    },
  },
  form: [['name'], ['description'], ['image'], ['position']],
  list: { columns: ['name', 'image', 'position', 'updatedAt'], sort: ['position', 'ASC'] },
  pictures: 'Facilities',
}
