import { paragraphs } from '../../rules/hints'
import { components, type Part } from '../../rules/rules'
import { optionalLongText, optionalText, requiredText, textBeside, textLike } from '../../rules/text-rules'
import { slugForm } from '../../rules/slug'
import { file } from '../../rules/value-rules'
import { alias } from '../../rules/alias'
import { link } from '../../rules/link'

/** @param pages first parts of the addresses that other pages have: the leader's stands beside them, at `/{slug}` */
export const leader = (pages: readonly string[]): Part => ({
  uid: 'site.leader',
  named: ['name'],
  attributes: {
    name: {
      rule: requiredText('Name of the leader', { missing: 'The name of the leader is required' }),
      label: 'Name',
      hint: 'Without “Dr.” or the like, which the site adds.',
    },
    slug: {
      rule: textBeside(
        textLike(
          requiredText('Address of the page', { missing: 'The address of the page is required' }),
          slugForm,
          'Use small letters, digits and single hyphens, such as meera-sample.',
        ),
        pages,
        '/{value} is another page of this site. Choose another address.',
      ),
      hint: 'Small letters, digits and hyphens.',
      placeholder: 'meera-sample',
    },
    honorific: {
      rule: optionalText('What stands before the name'),
      label: 'Before the name',
      hint: '“Dr.” when it is left empty.',
      placeholder: 'Prof. Dr.',
    },
    title: {
      rule: optionalText('Title of the leader'),
      label: 'Title',
      placeholder: 'Associate Professor of Physics',
    },
    portrait: { rule: file('Portrait') },
    biography: { rule: optionalLongText('Biography'), hint: paragraphs },
    links: { rule: components('Links', link) },
    aliases: { rule: components('Aliases', alias), hint: 'As publications write them.' },
  },
  form: [['name', 'slug'], ['honorific', 'title'], ['portrait'], ['biography'], ['links'], ['aliases']],
})
