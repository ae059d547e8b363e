import { groupReference, type Group } from '../../../content/group-json-ld'
import type { MemberCategory } from '../../../paths'
import { thing, type Thing } from '../../../ui/page/json-ld'
import { withoutMarkdown } from '../../../ui/text/markdown'
import { orcidAddress } from '../orcid'

interface Person {
  name: string
  /** What stands before the name: `Dr.` */
  honorific?: string
  path: string
  jobTitle?: string | null
  description?: string | null
  image?: string | null
  /** Bare: `0000-0002-1825-0097`. */
  orcid?: string | null
  links?: string[]
  /** Whether they are in the group now, were once, or work with it; only the first two are its people. */
  category?: MemberCategory
}

function relation(category: MemberCategory | undefined, group: Thing): Record<string, Thing> {
  if (category === 'researchCollaborators') return {}
  return category === 'pastGroupMembers' ? { alumniOf: group } : { affiliation: group }
}

/** Somebody of the group, in schema.org's words. */
export const personThing = (origin: string, person: Person, site: Group | null): Thing =>
  thing('Person', {
    '@id': `${origin}${person.path}#person`,
    name: person.name,
    honorificPrefix: person.honorific,
    url: origin + person.path,
    jobTitle: person.jobTitle,
    description: person.description && withoutMarkdown(person.description),
    image: person.image && origin + person.image,
    ...(site && relation(person.category, groupReference(origin, site))),
    sameAs: [...(person.orcid ? [orcidAddress(person.orcid)] : []), ...(person.links ?? [])],
  })
