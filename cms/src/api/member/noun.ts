import { webAddress } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { ownAddress } from '../../rules/own-address'
import { components } from '../../rules/rules'
import {
  oneOf,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  requiredText,
  textLike,
} from '../../rules/text-rules'
import { date, file } from '../../rules/value-rules'
import { alias } from '../../rules/alias'
import { link } from '../../rules/link'
import schema from './content-types/member/schema.json'
import { orcidForm, readOrcid } from './orcid'
import { withoutTitles } from './titles'

export const member: Noun = {
  schema,
  readers: 'everybody',
  pages: ['team', 'addmembers', 'addauthornames'],
  named: ['name'],
  searched: ['description', 'thesisTitle', 'nextPosition'],
  addressed: { by: 'name', without: withoutTitles, chosen: true },
  unique: { orcid: 'Another member has this ORCID iD' },
  attachments: { cv: {}, thesis: {} },
  // Papers are linked to neither of two people of one name.
  copied: ({ name }) => ({ name: `${String(name)} (copy)` }),
  attributes: {
    name: { rule: requiredText('Name', { missing: 'Member name is required' }) },
    category: {
      rule: oneOf('Category', schema.attributes.category.enum, 'Member category is required'),
      hint: 'The page that shows the member.',
    },
    subcategory: {
      rule: optionalText('Subcategory'),
      hint: 'The heading on that page.',
      placeholder: 'Research Scholars',
    },
    joiningDate: {
      rule: date('Joining date'),
      hint: 'Decides the order; without one a member comes last.',
    },
    leavingDate: { rule: date('Leaving date') },
    description: { rule: optionalLongText('Description') },
    orcid: {
      rule: textLike(
        optionalText('ORCID iD'),
        orcidForm,
        'This is no ORCID iD. It looks like 0000-0002-1825-0097; look whether a digit is mistyped.',
        readOrcid,
      ),
      placeholder: '0000-0002-1825-0097',
      size: 4,
    },
    link: {
      rule: optionalHttpUrl(
        'Link',
        'The link must be a complete address that begins with https:// or http://',
      ),
      ...webAddress,
      size: 8,
    },
    links: {
      rule: components('Links', link),
      hint: 'Google Scholar, GitHub and the like, on the page about the member.',
    },
    aliases: {
      rule: components('Aliases', alias),
      hint: 'Names under which the member publishes; initials and accents are understood without.',
    },
    thesisTitle: { rule: optionalText('Thesis title', { max: 1000 }), hint: 'Of an alumnus.' },
    nextPosition: { rule: optionalText('Next position'), hint: 'Of an alumnus: where the way went on.' },
    image: { rule: file('Image') },
    cv: { rule: file('CV'), hint: 'A PDF.' },
    thesis: { rule: file('Thesis'), hint: 'A PDF.' },
    slug: ownAddress,
  },
  together: [
    {
      rule: 'inOrder',
      first: 'joiningDate',
      second: 'leavingDate',
      message: 'The leaving date lies before the joining date',
    },
  ],
  form: [
    ['name'],
    ['category', 'subcategory'],
    ['joiningDate', 'leavingDate'],
    ['description'],
    ['orcid', 'link'],
    ['links'],
    ['aliases'],
    ['thesisTitle'],
    ['nextPosition'],
    ['image'],
    ['cv', 'thesis'],
    ['slug'],
  ],
  list: {
    columns: ['name', 'category', 'subcategory', 'joiningDate', 'image'],
    sort: ['joiningDate', 'ASC'],
  },
  pictures: 'Team',
}
