import type { Core, Modules } from '@strapi/strapi'
import { written, type Candidate } from './match'

type Member = Modules.Documents.AnyDocument

/** A member, or the leader of the group, who may not be among the members. */
export interface Person extends Candidate {
  /** The first and the last year in which papers come from this person's work in the group, as far as it is known. */
  years: { first: number; last: number } | undefined
  /** `undefined` of a leader who is no member. */
  member: Member | undefined
  isLeader: boolean
  /** The ends of the addresses of this person's pages; the leader may be a member too. */
  slugs: string[]
}

interface Named {
  name: string
  aliases: { name: string }[]
}

type MemberRow = Member &
  Named & { slug: string; category: string; joiningDate: string | null; leavingDate: string | null }

/** So many years before somebody comes, and after somebody has left, papers can appear. */
const before = 2
const after = 5

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Who only works with the group is not in it from a day to another one. */
function yearsOf({ category, joiningDate, leavingDate }: MemberRow): Person['years'] {
  if (category === 'researchCollaborators' || joiningDate === null) return undefined
  return {
    first: yearOf(joiningDate) - before,
    last: leavingDate === null ? Infinity : yearOf(leavingDate) + after,
  }
}

/** Everybody whom an author can be. */
export async function everybody(strapi: Core.Strapi): Promise<Person[]> {
  const members = (await strapi.db
    .query('api::member.member')
    .findMany({ populate: { aliases: true }, orderBy: { id: 'asc' } })) as MemberRow[]
  const site = (await strapi.db
    .query('api::site.site')
    .findOne({ select: ['id'], populate: { leader: { populate: { aliases: true } } } })) as {
    leader: (Named & { slug: string }) | null
  } | null
  const leader = site?.leader ?? undefined
  const people = members.map((member) => {
    const isLeader = leader !== undefined && written(member.name) === written(leader.name)
    const aliases = isLeader ? [...member.aliases, ...leader.aliases] : member.aliases
    const slugs = isLeader ? [member.slug, leader.slug] : [member.slug]
    const years = isLeader ? undefined : yearsOf(member)
    return { name: member.name, aliases: aliases.map(({ name }) => name), years, member, isLeader, slugs }
  })
  if (leader === undefined || people.some(({ isLeader }) => isLeader)) return people
  const aliases = leader.aliases.map(({ name }) => name)
  return [
    ...people,
    { name: leader.name, aliases, years: undefined, member: undefined, isLeader: true, slugs: [leader.slug] },
  ]
}
