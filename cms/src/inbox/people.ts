import type { Core } from '@strapi/strapi'
import { readOrcid } from '../api/member/orcid'

/** Somebody whose papers are looked for. */
export interface Person {
  name: string
  orcid: string
  /** The years in the group, of which nothing is said on a side that is open. */
  from?: number
  to?: number
}

interface Member {
  name: string
  orcid: string
  joiningDate: string | null
  leavingDate: string | null
}

interface Leader {
  name: string
  links?: { url: string }[]
}

const yearOf = (date: string | null): number | undefined =>
  date === null ? undefined : Number(date.slice(0, 4))

/**
 * ORCID gives out iDs from 0000-0001-5000-0007 on; what lies below is made up, such as those of the samples.
 * Source: https://support.orcid.org/hc/en-us/articles/360006897674
 */
const isGivenOut = (orcid: string): boolean => !orcid.startsWith('0000-0000-')

/** Everybody of the group with an ORCID iD: members, and the leader, whose iD is one of the links of the settings. */
export async function peopleWithOrcid(strapi: Core.Strapi): Promise<Person[]> {
  const members = (await strapi.db.query('api::member.member').findMany({
    select: ['name', 'orcid', 'joiningDate', 'leavingDate'],
    where: { orcid: { $notNull: true } },
    orderBy: { id: 'asc' },
  })) as Member[]
  const site = (await strapi.db.query('api::site.site').findOne({
    populate: { leader: { populate: { links: true } } },
  })) as { leader: Leader | null } | null
  const leader = site?.leader
  const ofLeader = (leader?.links ?? []).flatMap(({ url }) => readOrcid(url) ?? [])
  const people: Person[] = [
    ...(leader ? ofLeader.slice(0, 1).map((orcid) => ({ name: leader.name, orcid })) : []),
    ...members.map(({ name, orcid, joiningDate, leavingDate }) => {
      const [from, to] = [yearOf(joiningDate), yearOf(leavingDate)]
      return { name, orcid, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    }),
  ]
  return people.filter(({ orcid }, index) => {
    return isGivenOut(orcid) && people.findIndex((one) => one.orcid === orcid) === index
  })
}

/** Whether a year lies in somebody's time in the group; a work without a year may. */
export const isInTime = ({ from, to }: Person, year: number | undefined): boolean =>
  year === undefined || (year >= (from ?? year) && year <= (to ?? year))
