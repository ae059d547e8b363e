import { paragraphs } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { place } from '../../rules/place'
import { optionalLongText, optionalText, requiredText } from '../../rules/text-rules'
import { file } from '../../rules/value-rules'
import schema from './content-types/research-line/schema.json'

export const researchLine: Noun = {
  schema,
  readers: 'everybody',
  pages: ['researchintrest', 'addresearch'],
  named: ['title'],
  searched: ['text'],
  ordered: 'position',
  attributes: {
    title: { rule: requiredText('Title') },
    text: { rule: optionalLongText('Text'), hint: paragraphs },
    image: { rule: file('Image') },
    words: {
      rule: optionalText('Words', { max: 1000 }),
      hint: 'Separated by commas. Papers, present members and facilities that hold one of them are shown with the line.',
      placeholder: 'gas sens, sensor, ammonia',
    },
    position: place,
  },
  form: [['title'], ['text'], ['image'], ['words'], ['position']],
  list: { columns: ['title', 'words', 'image', 'position'], sort: ['position', 'ASC'] },
  pictures: 'Gallery',
}
