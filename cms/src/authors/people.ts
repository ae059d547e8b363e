import type { Core, Modules } from '@strapi/strapi'
import { withoutTitles } from '../api/member/titles'
import { asSearched } from '../api/publication/search-text'
import type { Candidate } from './match'

type Member = Modules.Documents.AnyDocument

/** A member, or the leader of the group, who may not be among the members. */
export interface Person extends Candidate {
  /** `undefined` of a leader who is no member. */
  member: Member | undefined
  isLeader: boolean
}

interface MemberRow extends Member {
  name: string
  aliases: { name: string }[]
}

/** Everybody whom an author can be. */
export async function everybody(strapi: Core.Strapi): Promise<Person[]> {
  const members = (await strapi.db
    .query('api::member.member')
    .findMany({ populate: { aliases: true }, orderBy: { id: 'asc' } })) as MemberRow[]
  const site = (await strapi.db
    .query('api::site.site')
    .findOne({ select: ['id'], populate: { leader: true } })) as { leader: { name: string } | null } | null
  const leader = site?.leader?.name
  const isLeader = (name: string) =>
    leader !== undefined && asSearched(withoutTitles(name)) === asSearched(withoutTitles(leader))
  const people = members.map((member) => ({
    name: member.name,
    aliases: member.aliases.map(({ name }) => name),
    member,
    isLeader: isLeader(member.name),
  }))
  return leader === undefined || people.some((person) => person.isLeader)
    ? people
    : [...people, { name: leader, aliases: [], member: undefined, isLeader: true }]
}
