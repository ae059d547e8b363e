import { paragraphs } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { ownAddress } from '../../rules/own-address'
import { place } from '../../rules/place'
import { scheduleFields, scheduleInOrder, scheduleRow } from '../../rules/schedule'
import { oneOf, orElse, requiredLongText, requiredText } from '../../rules/text-rules'
import { file } from '../../rules/value-rules'
import schema from './content-types/custom-page/schema.json'

export const customPage: Noun = {
  schema,
  readers: 'everybody',
  pages: ['pages', 'addpage'],
  named: ['title'],
  searched: ['text'],
  addressed: { by: 'title', chosen: true },
  ordered: 'position',
  scheduled: true,
  attributes: {
    title: { rule: requiredText('Title') },
    text: {
      rule: requiredLongText('Text'),
      hint: `${paragraphs} “## ” before a line makes it a heading. Rows pasted from a spreadsheet are a table.`,
    },
    image: { rule: file('Image'), hint: 'The banner behind the title. Without one, that of all pages.' },
    images: {
      rule: file('Images'),
      hint: 'Below the text, in this order. A line of the text with nothing but [image 1] shows the first one there.',
    },
    menu: {
      rule: orElse('footer', oneOf('Menu', schema.attributes.menu.enum)),
      hint: 'Where visitors find it: below Team or Research Intrest, in the footer, or nowhere but by links and the search.',
    },
    position: place,
    slug: ownAddress,
    ...scheduleFields,
  },
  together: [scheduleInOrder],
  form: [['title'], ['text'], ['images'], ['image'], ['menu', 'position'], ['slug'], scheduleRow],
  list: { columns: ['title', 'menu', 'position', 'draft', 'endAt'], sort: ['position', 'ASC'] },
  pictures: 'Gallery',
}
