import { paragraphs, webAddress } from '../../rules/hints'
import type { Noun } from '../../rules/noun'
import { component, components, type Fields } from '../../rules/rules'
import { formerColumn, readFormer } from '../../rules/slug'
import {
  oneOf,
  optionalEmail,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  orElse,
  requiredText,
  textLike,
} from '../../rules/text-rules'
import { file, yesOrNothing } from '../../rules/value-rules'
import { banner, oneBannerPerPage } from './banner'
import schema from './content-types/site/schema.json'
import { formerAddresses } from './former-addresses'
import { leader } from './leader'
import { link } from '../../rules/link'

/** What may follow `tel:` once spaces and punctuation are gone (RFC 3966 §3). */
const phone = /^[\s().\-/]*(?:\+[\s().\-/]*)?(?:\d[\s().\-/]*){5,15}$/

/** A name of the IANA Time Zone Database: `Asia/Kolkata`, `Etc/GMT+5`. */
const zoneForm = /^[A-Za-z]\w*(?:\/[\w+-]+)*$/
const noZone = 'The time zone must be a name such as Asia/Kolkata'

/** The zone if this computer knows it. */
function readTimeZone(text: string): string | undefined {
  if (!zoneForm.test(text)) return undefined
  try {
    new Date().toLocaleString('en', { timeZone: text })
    return text
  } catch {
    // No zone has that name; whoever gave it is told so.
    return undefined
  }
}

/** First parts of the addresses that belong to nothing else. */
const pages = [
  'accessibility',
  'add',
  'addhistory',
  'addsettings',
  'addtrash',
  'contact',
  'more',
  'news',
  'privacy',
  'profile',
  'search',
  // What the servers answer beside the pages.
  'admin',
  'api',
  'assets',
  'graphql',
  'health',
  'images',
  'ready',
  'staff',
  'uploads',
]

const slugOfLeader = (site: Fields | null): string | undefined => {
  const { leader } = (site ?? {}) as { leader?: { slug?: string } | null }
  return leader?.slug
}

/** The addresses that the leader's page had before, which lead there for ever. */
function formerLeaderSlugs(given: Fields, before: Fields | null): string | null {
  const present = slugOfLeader('leader' in given ? given : before)
  const had = [...readFormer(before?.formerLeaderSlugs), slugOfLeader(before)]
  const former = new Set(had.filter((slug) => slug !== undefined && slug !== present))
  return formerColumn([...former] as string[])
}

/** @param others first parts of the addresses of the other nouns' pages */
export const site = (others: readonly string[]): Noun => ({
  schema,
  readers: 'everybody',
  pages,
  named: ['groupName'],
  searched: [
    ...['homeIntroduction', 'joinUs', 'moreText', 'profileText', 'privacy', 'accessibility'],
    ...['postalAddress', 'office'],
  ],
  made: { formerLeaderSlugs },
  attributes: {
    groupName: {
      rule: requiredText('Group name'),
      hint: 'Also part of the folder names of images that are stored from now on.',
    },
    icon: {
      rule: file('Site icon'),
      hint: 'Before the group’s name, in tabs and on home screens, best square. Without one, the site’s own sign.',
    },
    accent: {
      rule: orElse('teal', oneOf('Accent colour', schema.attributes.accent.enum)),
      hint: 'Of links, buttons and drawings, in light and dark. Without one, teal.',
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
    office: { rule: optionalText('Room and building') },
    map: {
      rule: file('Map'),
      hint: 'A picture of the way. It comes from this server; a map of another one would tell it of every visitor.',
    },
    directions: {
      rule: optionalHttpUrl(
        'Directions',
        'The address of the directions must begin with https:// or http://',
      ),
      ...webAddress,
    },
    followLinks: {
      rule: components('Links to follow', link),
      hint: 'Google Scholar, ORCID, GitHub and the like, in the footer.',
    },
    logos: { rule: file('Logos'), hint: 'Of the university and of funders, in the footer.' },
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
    timeZone: {
      rule: textLike(optionalText('Time zone'), zoneForm, noZone, readTimeZone),
      hint: 'Of the times of events, for calendars. Without it a time is that of whoever reads it.',
      placeholder: 'Asia/Kolkata',
    },
    timesCited: {
      rule: yesOrNothing('Times cited'),
      hint: 'Shows with each paper how often it has been cited. Crossref is asked once a week, for the first time in the night.',
    },
    subcategoryOrder: {
      rule: optionalLongText('Order of subcategories'),
      hint: 'Of members, one in a line. Those that are not named follow in the order of the alphabet.',
    },
    formerAddresses: {
      rule: formerAddresses(optionalLongText('Addresses of a former website'), [...others, ...pages]),
      label: 'Addresses of a former website',
      hint: 'In each line one of its addresses, a space, and where it leads now: /people.html /team.',
    },
    newsImages: { rule: file('News images'), hint: 'Shown in this order.' },
    moreText: { rule: optionalLongText('Text of the page More'), hint: paragraphs },
    profileText: { rule: optionalLongText('Text of the page Profile'), hint: paragraphs },
    privacy: { rule: optionalLongText('Privacy'), hint: 'Instead of what the site says by itself.' },
    accessibility: {
      rule: optionalLongText('Accessibility'),
      hint: 'Instead of what the site says by itself.',
    },
    banners: { rule: components('Banners', banner, oneBannerPerPage), hint: 'At most one for each page.' },
    defaultBanner: { rule: file('Banner of all other pages') },
    eventPlaceholder: { rule: file('Picture of events without one') },
  },
  form: [
    ['groupName'],
    ['icon', 'accent'],
    ['department', 'institution'],
    ['leader'],
    ['postalAddress'],
    ['email', 'secondEmail', 'phone'],
    ['homeSentence'],
    ['office'],
    ['map'],
    ['directions'],
    ['followLinks'],
    ['logos'],
    ['homeIntroduction'],
    ['homePhotos'],
    ['joinUs'],
    ['timeZone'],
    ['timesCited'],
    ['subcategoryOrder'],
    ['formerAddresses'],
    ['newsImages'],
    ['moreText'],
    ['profileText'],
    ['privacy'],
    ['accessibility'],
    ['banners'],
    ['defaultBanner', 'eventPlaceholder'],
  ],
  pictures: (field) => (field === 'newsImages' ? 'News' : field === 'leader' ? 'Team' : 'Gallery'),
})
