import * as v from 'valibot'
import { optional, required, requiredAddress } from '../../ui/form/rules'
import { optionalPicture } from './picture'
import type { SectionRules } from './section'
import { slugProblem } from './slug'

const slug = v.pipe(
  required('The address of the page is required'),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? slugProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  }),
)

const schema = v.object({
  name: v.pipe(
    required('The name of the leader is required'),
    v.check((name) => !/^dr\b/i.test(name), 'Leave out “Dr.”; the site writes it before the name.'),
  ),
  slug,
  title: optional(),
  biography: optional(),
  portrait: optionalPicture(),
  links: v.array(
    v.object({
      label: required('The label is required'),
      url: requiredAddress('The address must start with http:// or https://'),
    }),
  ),
  aliases: v.array(v.string()),
})

export const leader: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ leader }) => ({ ...leader, aliases: leader.aliases.map(({ name }) => name) }),
  dataOf: ({ portrait, aliases, ...texts }) => ({
    leader: { ...texts, portrait: portrait?.id ?? null, aliases: aliases.map((name) => ({ name })) },
  }),
  described: ({ portrait }) => (portrait ? [portrait] : []),
}
