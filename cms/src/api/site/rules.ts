import { component, components, type Fields, type Problem, type Rules } from '../../rules/rules'
import {
  oneOf,
  optionalEmail,
  optionalLongText,
  optionalText,
  requiredHttpUrl,
  requiredText,
  textOfForm,
} from '../../rules/text-rules'
import { requiredFile } from '../../rules/value-rules'
import { readSlug } from './slug'

const bannerPages = [
  'team',
  'leader',
  'events',
  'news',
  'facilities',
  'updates',
  'publications',
  'contact',
  'gallery',
  'more',
  'profile',
  'researchIntrest',
] as const

/** What may follow `tel:` once spaces and punctuation are gone (RFC 3966 §3). */
const phone = /^\+?\d{5,15}$/

function oneBannerPerPage(banners: readonly Fields[]): Problem[] {
  const pages = banners.map(({ page }) => page)
  return pages.flatMap((page, index) =>
    page !== undefined && pages.indexOf(page) < index
      ? [{ path: [String(index), 'page'], message: `The page ${JSON.stringify(page)} has a banner already` }]
      : [],
  )
}

export const siteRules: Rules = {
  groupName: requiredText('Group name'),
  department: optionalText('Department'),
  institution: optionalText('Institution'),
  leader: component({
    name: requiredText('Name of the leader'),
    slug: textOfForm(
      requiredText('Address of the page'),
      readSlug,
      'Address of the page must be small letters, digits and hyphens, and not the address of another page',
    ),
    title: optionalText('Title of the leader'),
    biography: optionalLongText('Biography'),
    aliases: components({ name: requiredText('Alias') }),
    links: components({ label: requiredText('Label'), url: requiredHttpUrl('Address') }),
  }),
  postalAddress: optionalLongText('Postal address'),
  email: optionalEmail('E-mail'),
  secondEmail: optionalEmail('Second e-mail'),
  phone: textOfForm(
    optionalText('Phone'),
    (text) => (phone.test(text.replace(/[\s().\-/]/g, '')) ? text : undefined),
    'Phone must be a number such as +91 80 1234 5678',
  ),
  homeIntroduction: optionalLongText('Introduction'),
  banners: components(
    { page: oneOf('Page', bannerPages), image: requiredFile('Banner image') },
    oneBannerPerPage,
  ),
}
