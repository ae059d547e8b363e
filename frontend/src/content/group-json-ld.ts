import { paths } from '../paths'
import { thing, type Thing } from '../ui/page/json-ld'
import { publicUrl } from './media'
import type { FrameFragment } from './site.generated'

/** What things say of the group. */
export type Group = Pick<FrameFragment, 'groupName' | 'department' | 'institution'>

interface Contact {
  postalAddress?: string | null
  email?: string | null
  phone?: string | null
  image?: string | null
  /** The subjects that the group works on. */
  knowsAbout?: string[]
}

/** The name by which the things of all pages mean the same group. */
const groupId = (origin: string) => `${origin}/#group`

/** The group in schema.org's words, wherever a page is about it. @param contact what more the page says of it */
export const groupThing = (
  origin: string,
  group: Group & Pick<FrameFragment, 'icon'>,
  contact: Contact = {},
): Thing =>
  thing('ResearchOrganization', {
    '@id': groupId(origin),
    name: group.groupName,
    url: origin + paths.home,
    email: contact.email,
    telephone: contact.phone,
    address: contact.postalAddress?.split('\n').filter(Boolean).join(', '),
    image: contact.image,
    logo: group.icon && origin + publicUrl(group.icon.url),
    knowsAbout: contact.knowsAbout,
    parentOrganization: institutionThing(group),
  })

/** The group where it is only referred to. */
export const groupReference = (origin: string, { groupName }: Group): Thing =>
  thing('ResearchOrganization', { '@id': groupId(origin), name: groupName, url: origin + paths.home })

function institutionThing({ department, institution }: Group): Thing | null {
  const whole = institution ? thing('CollegeOrUniversity', { name: institution }) : null
  return department ? thing('Organization', { name: department, parentOrganization: whole }) : whole
}
