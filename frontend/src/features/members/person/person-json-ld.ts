import { groupReference, type Group } from '../../../content/group-json-ld'
import { thing, type Thing } from '../../../ui/page/json-ld'
import { orcidAddress } from '../orcid'

interface Person {
  name: string
  path: string
  jobTitle?: string | null
  description?: string | null
  image?: string | null
  /** Bare: `0000-0002-1825-0097`. */
  orcid?: string | null
  links?: string[]
}

/** Somebody of the group, in schema.org's words. */
export const personThing = (origin: string, person: Person, site: Group | null): Thing =>
  thing('Person', {
    '@id': `${origin}${person.path}#person`,
    name: person.name,
    url: origin + person.path,
    jobTitle: person.jobTitle,
    description: person.description,
    image: person.image && origin + person.image,
    affiliation: site && groupReference(origin, site),
    sameAs: [...(person.orcid ? [orcidAddress(person.orcid)] : []), ...(person.links ?? [])],
  })
