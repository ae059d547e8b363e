import { paragraphs } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { component, components } from '../../rules/rules'
import { optionalEmail, optionalLongText, optionalText, requiredText, textLike } from '../../rules/text-rules'
import { file } from '../../rules/value-rules'
import { banner, oneBannerPerPage } from './banner'
import schema from './content-types/site/schema.json'
import { leader } from './leader'

/** What may follow `tel:` once spaces and punctuation are gone (RFC 3966 §3). */
const phone = /^[\s().\-/]*(?:\+[\s().\-/]*)?(?:\d[\s().\-/]*){5,15}$/

/** First parts of the addresses that belong to nothing else. */
const pages = [
  'add',
  'addhistory',
  'addsettings',
  'addtrash',
  'contact',
  'more',
  'news',
  'profile',
  'researchintrest',
  // What the servers answer beside the pages.
  'admin',
  'api',
  'assets',
  'graphql',
  'health',
  'images',
  'staff',
  'uploads',
]

/** @param others first parts of the addresses of the other nouns' pages */
export const site = (others: readonly string[]): Noun => ({
  schema,
  readers: 'everybody',
  pages,
  named: ['groupName'],
  attributes: {
    groupName: {
      rule: requiredText('Group name'),
      hint: 'Also part of the folder names of images that are stored from now on.',
    },
    department: { rule: optionalText('Department') },
    institution: { rule: optionalText('Institution') },
    leader: { rule: component('Leader of the group', leader([...others, ...pages])) },
    postalAddress: {
      rule: optionalLongText('Postal address'),
      hint: 'Line by line, as on an envelope.',
    },
    email: { rule: optionalEmail('E-mail'), placeholder: 'name@university.example' },
    secondEmail: { rule: optionalEmail('Second e-mail') },
    phone: {
      rule: textLike(optionalText('Phone'), phone, 'Write a number such as +91 80 1234 5678.'),
      placeholder: '+91 80 1234 5678',
    },
    homeSentence: {
      rule: optionalText('Sentence'),
      label: 'Sentence in the banner of the home page',
      hint: 'What the group does, in one sentence. Without it, the first sentence of the introduction.',
    },
    homeIntroduction: {
      rule: optionalLongText('Introduction'),
      label: 'Introduction on the home page',
      hint: paragraphs,
    },
    homePhotos: { rule: file('Photos on the home page'), hint: 'Two.' },
    joinUs: {
      rule: optionalLongText('Join us'),
      label: 'Join us, on the home page',
      hint: paragraphs,
    },
    newsImages: { rule: file('News images'), hint: 'Shown in this order.' },
    banners: { rule: components('Banners', banner, oneBannerPerPage), hint: 'At most one for each page.' },
    defaultBanner: { rule: file('Banner of all other pages') },
    eventPlaceholder: { rule: file('Picture of events without one') },
  },
  form: [
    ['groupName'],
    ['department', 'institution'],
    ['leader'],
    ['postalAddress'],
    ['email', 'secondEmail', 'phone'],
    ['homeSentence'],
    ['homeIntroduction'],
    ['homePhotos'],
    ['joinUs'],
    ['newsImages'],
    ['banners'],
    ['defaultBanner', 'eventPlaceholder'],
  ],
  pictures: (field) => (field === 'newsImages' ? 'News' : field === 'leader' ? 'Team' : 'Gallery'),
})
