import type { Noun } from '../../rules/noun'
import { scheduleFields, scheduleInOrder, scheduleRow } from '../../rules/schedule'
import { optionalText } from '../../rules/text-rules'
import { requiredFile, wholeNumber } from '../../rules/value-rules'
import schema from './content-types/gallery-image/schema.json'

/** As far as an INTEGER column of PostgreSQL reaches. */
const largestInteger = 2_147_483_647

export const galleryImage: Noun = {
  schema,
  readers: 'everybody',
  pages: ['gallery', 'addimage'],
  named: ['caption', 'alternativeText', 'image'],
  searched: ['alternativeText'],
  ordered: 'position',
  scheduled: true,
  attributes: {
    image: { rule: requiredFile('Image') },
    alternativeText: {
      rule: optionalText('Alternative text', { max: 1000 }),
      hint: 'What the picture shows, for people who cannot see it.',
    },
    caption: { rule: optionalText('Caption', { max: 1000 }), size: 8 },
    position: {
      rule: wholeNumber('Position', { min: -largestInteger, max: largestInteger }),
      hint: 'Smaller numbers come first.',
      size: 4,
    },
    ...scheduleFields,
  },
  together: [scheduleInOrder],
  form: [['image'], ['alternativeText'], ['caption', 'position'], scheduleRow],
  list: { columns: ['image', 'caption', 'alternativeText', 'position'], sort: ['position', 'ASC'] },
  pictures: 'Gallery',
}
