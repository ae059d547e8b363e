import type { Core, Modules } from '@strapi/strapi'
import { withoutTitles } from '../api/member/titles'
import { matcher } from './match'
import { everybody } from './people'
import { readPersonName } from './person-name'

const uid = 'api::publication.publication'

interface Row extends Modules.Documents.AnyDocument {
  authors: { name: string }[]
}

/** The publications of which a member certainly is an author, the newest first. */
export async function publicationsOf(strapi: Core.Strapi, member: string): Promise<Row[]> {
  const people = await everybody(strapi)
  const person = people.find((one) => one.member?.documentId === member)
  if (person === undefined) return []
  // The database finds who has the family name, and only those are compared.
  const names = [withoutTitles(person.name), ...person.aliases]
  const families = [...new Set(names.map((name) => readPersonName(name).family))].filter(Boolean)
  if (families.length === 0) return []
  const found = (await strapi.db.query(uid).findMany({
    where: { $or: families.map((family) => ({ searchText: { $contains: family } })) },
    orderBy: [{ year: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    populate: { authors: true },
  })) as Row[]
  const match = matcher(people)
  return found.filter(({ authors }) =>
    authors.some(({ name }) => {
      const author = match(name)
      return author.kind === 'certain' && author.person === person
    }),
  )
}
