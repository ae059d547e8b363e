import * as v from 'valibot'
import { memberAliasRules } from '../../../../cms/staff/rules/member-alias.generated'
import { siteLeaderRules } from '../../../../cms/staff/rules/site-leader.generated'
import { names, optional, required } from '../../../../ui/form/rules/rules'
import { links } from '../../../../staff/links/links'
import { optionalPicture } from '../../../../staff/pictures/picture'
import { titlesOf } from '../../../../staff/person-titles'
import type { SectionRules } from './section'

const schema = v.object({
  name: v.pipe(
    required(siteLeaderRules.name),
    v.check(
      (name) => titlesOf(name) === '',
      ({ input }) => {
        const title = titlesOf(input)
        return /^dr\.?$/i.test(title)
          ? 'Leave out “Dr.”; the site writes it before the name.'
          : `Leave out “${title}”; write it under “Before the name”.`
      },
    ),
  ),
  slug: required(siteLeaderRules.slug),
  honorific: optional(siteLeaderRules.honorific),
  title: optional(siteLeaderRules.title),
  biography: optional(siteLeaderRules.biography),
  portrait: optionalPicture(),
  links: links(),
  aliases: names(memberAliasRules.name),
})

export const leader: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ leader }) => ({ ...leader, aliases: leader.aliases.map(({ name }) => name) }),
  dataOf: ({ portrait, aliases, ...texts }) => ({
    leader: { ...texts, portrait: portrait?.id ?? null, aliases: aliases.map((name) => ({ name })) },
  }),
  described: ({ portrait }) => (portrait ? [portrait] : []),
}
