import type { Core, Modules } from '@strapi/strapi'
import { written, type Candidate } from './match'

type Member = Modules.Documents.AnyDocument

/** A member, or the leader of the group, who may not be among the members. */
export interface Person extends Candidate {
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

type MemberRow = Member & Named & { slug: string }

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
    return { name: member.name, aliases: aliases.map(({ name }) => name), member, isLeader, slugs }
  })
  if (leader === undefined || people.some(({ isLeader }) => isLeader)) return people
  const aliases = leader.aliases.map(({ name }) => name)
  return [...people, { name: leader.name, aliases, member: undefined, isLeader: true, slugs: [leader.slug] }]
}
